#pragma once

// Tiles, words and leaves that nobody plays with, from chance.

#include "engine.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace letrado {

inline constexpr std::size_t alphabet = 9;

inline Equipment some_equipment(Random& random) {
    Equipment equipment{};
    equipment.tiles.letters = alphabet;
    equipment.tiles.counts[blank] = 2;
    for (std::size_t letter = 1; letter <= alphabet; ++letter) {
        equipment.tiles.points[letter] = static_cast<std::uint8_t>(1 + random.below(10));
        equipment.tiles.counts[letter] = static_cast<std::uint8_t>(3 + random.below(9));
    }
    equipment.premiums.letter.fill(1);
    equipment.premiums.word.fill(1);
    for (std::size_t at = 0; at < squares; at += 4 + random.below(5))
        equipment.premiums.letter[at] = static_cast<std::uint8_t>(2 + random.below(2));
    for (std::size_t at = 0; at < side; at += 7) {
        equipment.premiums.word[at] = equipment.premiums.word[at * side] = 3;
        equipment.premiums.letter[at] = equipment.premiums.letter[at * side] = 1;
    }
    equipment.bonus = {7, 50};
    return equipment;
}

inline std::shared_ptr<const WordGraph> some_graph(Random& random, std::size_t count) {
    std::vector<Letter> text;
    for (std::size_t word = 0; word < count; ++word) {
        const std::size_t length = 2 + random.below(7);
        for (std::size_t at = 0; at < length; ++at)
            text.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        text.push_back(0);
    }
    return std::make_shared<WordGraph>(build_graph(text, alphabet));
}

inline Leaves some_leaves(Random& random) {
    std::vector<Leaves::Worth> worths(LeaveOrder(alphabet).total());
    for (Leaves::Worth& worth : worths)
        worth = static_cast<Leaves::Worth>(static_cast<int>(random.below(3000)) - 1500);
    worths[0] = 0;
    return {alphabet, std::move(worths)};
}

}  // namespace letrado
