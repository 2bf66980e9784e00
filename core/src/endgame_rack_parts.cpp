#include "endgame_rack_parts.hpp"

namespace letrado {

void RackParts::number(const RackKinds& rack, const Parts& parts, const TileSet& set) noexcept {
    count_ = 1;
    for (std::size_t kind = 0; kind < rack.many; ++kind) {
        const Letter tile = rack.kinds[kind];
        const std::size_t before = count_;
        const int points = tile == blank ? 0 : set.points[tile];
        steps_[kind] = static_cast<std::uint8_t>(before);
        for (std::size_t at = 0; at < before * rack.counts[kind]; ++at, ++count_) {
            const std::size_t less = count_ - before;
            tiles_[count_] = tiles_[less] + (std::uint32_t{1} << 4 * kind);
            within_[count_] =
                within_[less] | std::rotl(within_[less], static_cast<int>(before % 64));
            points_[count_] = static_cast<std::int16_t>(points_[less] + points);
            in_game_[count_] = static_cast<std::uint16_t>(in_game_[less] + parts.step(tile));
        }
    }
}

}  // namespace letrado
