#include "pre_endgame_bounds.hpp"

#include <algorithm>
#include <functional>

namespace letrado {

int widest_gain(const Equipment& equipment, const PreEndgamePosition& position) {
    const TileSet& set = equipment.tiles;
    const Premiums& premiums = equipment.premiums;
    const auto square_at = [](std::size_t direction, std::size_t line, std::size_t place) {
        return direction == across ? line * side + place : place * side + line;
    };
    // Every tile that is not on the board might come into any word, on the dearest square.
    const int in_hand = points_of(position.rack, set) + points_of(position.unseen, set);
    const int extra = in_hand * *std::ranges::max_element(premiums.letter);
    std::array<std::array<int, side>, 2> words{};  // a word along a line, without its word premiums
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t line = 0; line < side; ++line) {
            int sum = extra;
            for (std::size_t place = 0; place < side; ++place) {
                const Letter tile = position.board[square_at(direction, line, place)];
                if (tile != 0 && (tile & blank_mark) == 0) sum += set.points[tile];
            }
            words[direction][line] = sum;
        }
    }
    int dearest = 0;
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t line = 0; line < side; ++line) {
            int times = 1;
            std::vector<int> crossing;
            for (std::size_t place = 0; place < side; ++place) {
                const std::size_t square = square_at(direction, line, place);
                if (position.board[square] != 0) continue;
                times *= premiums.word[square];
                crossing.push_back(words[1 - direction][place] * premiums.word[square]);
            }
            std::ranges::sort(crossing, std::greater<>());
            int play = words[direction][line] * times;
            for (std::size_t at = 0; at < std::min(rack_size, crossing.size()); ++at)
                play += crossing[at];
            dearest = std::max(dearest, play);
        }
    }
    const int plays = static_cast<int>(rack_size + position.in_bag);
    return plays * (dearest + equipment.bonus.points) + 2 * in_hand;
}

}  // namespace letrado
