#pragma once

#include <cstdint>

namespace letrado {

// A stream of numbers that depends on its seed only, on every machine (splitmix64).
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

    constexpr std::uint64_t next() noexcept {
        state_ += 0x9E3779B97F4A7C15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
        return mixed ^ mixed >> 31;
    }
    // A number under `bound`, which is far below 2^32: the bias is of one in millions.
    constexpr std::size_t below(std::size_t bound) noexcept {
        return static_cast<std::size_t>((next() >> 32) * bound >> 32);
    }

  private:
    std::uint64_t state_;
};

// The seed of one of many games. Those of neighbouring seeds have nothing in common: with
// `seed ^ number` alone, two matches from seeds 2026 and 2027 would play the same games.
[[nodiscard]] constexpr std::uint64_t numbered_seed(std::uint64_t seed,
                                                    std::uint64_t number) noexcept {
    return Random(Random(seed).next() ^ number).next();
}

}  // namespace letrado
