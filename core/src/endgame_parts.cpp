#include "endgame_parts.hpp"

#include <algorithm>

namespace letrado {

void Parts::number(std::span<const Letter> tiles) {
    kinds_.assign(tiles.begin(), tiles.end());
    std::sort(kinds_.begin(), kinds_.end());
    kinds_.erase(std::unique(kinds_.begin(), kinds_.end()), kinds_.end());
    counts_.clear();
    count_ = 1;
    for (const Letter kind : kinds_) {
        const auto many = std::count(tiles.begin(), tiles.end(), kind);
        counts_.push_back(static_cast<std::uint8_t>(many));
        steps_[kind] = static_cast<std::uint16_t>(count_);
        count_ *= static_cast<std::size_t>(many) + 1;
    }
}

}  // namespace letrado
