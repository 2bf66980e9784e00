#include "hand.hpp"

namespace letrado {

Hand::Hand(std::span<const Letter> tiles) noexcept : size_(tiles.size()) {
    LetterSet held = 0;
    for (const Letter tile : tiles) {
        ++counts_[tile];
        held |= set_of(tile);
    }
    for (; held != 0; held &= held - 1) {
        Letter kind = 0;
        while ((held >> kind & 1) == 0) ++kind;
        kinds_[many_++] = kind;
        steps_[kind] = static_cast<std::uint8_t>(parts_);
        const std::size_t end = parts_ * (counts_[kind] + std::size_t{1});
        for (std::size_t part = parts_; part < end; ++part)
            sizes_[part] = static_cast<std::uint8_t>(sizes_[part - parts_] + 1);
        parts_ = end;
    }
}

}  // namespace letrado
