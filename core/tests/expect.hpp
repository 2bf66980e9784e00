#pragma once

#include <cstdio>
#include <cstdlib>

inline int checks = 0;

inline void expect(bool holds, const char* what) {
    ++checks;
    if (holds) return;
    std::fprintf(stderr, "failed: %s\n", what);
    std::exit(1);
}
