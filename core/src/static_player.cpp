#include "static_player.hpp"

#include <limits>

namespace letrado {
namespace {

// Not going out gives the opponent another turn; about what such a turn is worth, in hundredths.
constexpr std::int32_t another_turn = 1000;

}  // namespace

void price_for_turn(Hand& hand, const Equipment& equipment, const Leaves& leaves,
                    const TurnFacts& facts) noexcept {
    if (facts.in_bag > 0) {
        leaves.price(hand);
        return;
    }
    std::array<std::int32_t, most_parts> points;
    points[0] = 0;
    std::size_t known = 1;
    for (const Letter kind : hand.kinds()) {
        const std::size_t step = hand.step(kind);
        const std::size_t end = step * (hand.counts()[kind] + std::size_t{1});
        for (; known < end; ++known)
            points[known] =
                points[known - step] + (kind == blank ? 0 : equipment.tiles.points[kind]);
    }
    for (std::size_t part = 0; part < hand.last_part(); ++part)
        hand.set_worth_after(part, -200 * points[hand.last_part() - part] - another_turn);
    hand.set_worth_after(hand.last_part(), 200 * facts.opponent_points);
}

Move best_exchange(const Hand& hand, const GameRules& rules, std::size_t in_bag) noexcept {
    Move best;
    best.equity = std::numeric_limits<std::int32_t>::min() / 2;
    if (in_bag < rules.exchange_needs) return best;
    for (std::size_t part = 1; part < hand.parts(); ++part) {
        if (hand.size_of(part) > in_bag || hand.worth_after(part) <= best.equity) continue;
        best.act = Act::exchange;
        best.part = static_cast<std::uint8_t>(part);
        best.equity = hand.worth_after(part);
    }
    return best;
}

Move choose_move(BestPlaySearch& search, const Board& board, const Hand& hand,
                 const GameRules& rules, std::size_t in_bag) noexcept {
    Move move = best_exchange(hand, rules, in_bag);
    const std::optional<Play> play = search.find(board, hand, move.equity);
    if (!play) return move;
    move.act = Act::lay;
    move.play = *play;
    move.part = play->used;
    move.equity = play->equity;
    return move;
}

bool may_exchange_freely(const Hand& hand, const GameRules& rules, std::size_t in_bag) noexcept {
    if (rules.vowels == 0 || hand.size() != rack_size || in_bag < rules.free_exchange_needs)
        return false;
    LetterSet held = 0;
    for (const Letter kind : hand.kinds()) held |= set_of(kind);
    const bool has_blank = (held & 1) != 0;
    return !has_blank && ((held & rules.vowels) == 0 || (held & ~rules.vowels) == 0);
}

}  // namespace letrado
