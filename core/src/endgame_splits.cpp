#include "endgame_splits.hpp"

#include <algorithm>

namespace letrado {
namespace {

// By bits, of so many tiles.
template <std::size_t tiles>
void raise(const std::int16_t* one, const std::int16_t* other, std::int16_t* most) noexcept {
    if constexpr (tiles == 0) {
        *most = std::max(*most, static_cast<std::int16_t>(*one + *other));
    } else {
        // The last tile is with neither, with the other, or with the one.
        constexpr std::size_t half = std::size_t{1} << (tiles - 1);
        raise<tiles - 1>(one, other, most);
        raise<tiles - 1>(one, other + half, most + half);
        raise<tiles - 1>(one + half, other, most + half);
    }
}

using Raise = void (*)(const std::int16_t*, const std::int16_t*, std::int16_t*) noexcept;
constexpr std::array<Raise, few_tiles + 1> raise_by_tiles = {raise<0>, raise<1>, raise<2>, raise<3>,
                                                             raise<4>, raise<5>, raise<6>};

}  // namespace

void Splits::number(const RackParts& parts, const RackKinds& rack) noexcept {
    for (std::size_t part = 0; part < parts.count(); ++part) {
        std::size_t tiles = 0;
        within_[part][0] = 0;
        for (std::size_t kind = 0; kind < rack.many; ++kind) {
            for (std::size_t held = parts.count_in(part, kind); held > 0; --held, ++tiles) {
                const std::size_t half = std::size_t{1} << tiles;
                for (std::size_t at = 0; at < half; ++at)
                    within_[part][half + at] =
                        static_cast<std::uint8_t>(within_[part][at] + parts.step(kind));
            }
        }
        tiles_[part] = static_cast<std::uint8_t>(tiles);
    }
}

void Splits::most(std::size_t part, const PartValues& one, const PartValues& other,
                  PartValues& most) const noexcept {
    const auto held = within(part);
    PartValues ones;
    PartValues others;
    for (std::size_t at = 0; at < held.size(); ++at) {
        ones[at] = one[held[at]];
        others[at] = other[held[at]];
        most[at] = no_value;
    }
    raise_by_tiles[tiles_[part]](ones.data(), others.data(), most.data());
}

int Splits::most_of_all(std::size_t part, const PartValues& one,
                        const PartValues& other) const noexcept {
    int most = no_value;
    for (const std::uint8_t held : within(part))
        most = std::max(most, one[held] + other[part - held]);
    return most;
}

}  // namespace letrado
