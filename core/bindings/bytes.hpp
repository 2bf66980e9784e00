#pragma once

#include "letters.hpp"

#include <nanobind/nanobind.h>

#include <span>
#include <vector>

inline std::span<const letrado::Letter> view_of(const nanobind::bytes& text) {
    return {static_cast<const letrado::Letter*>(text.data()), text.size()};
}

inline std::vector<letrado::Letter> letters_from(const nanobind::bytes& text) {
    const auto view = view_of(text);
    return {view.begin(), view.end()};
}

inline nanobind::bytes bytes_from(std::span<const letrado::Letter> letters) {
    return nanobind::bytes(letters.data(), letters.size());
}
