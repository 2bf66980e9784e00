#include "rollout.hpp"

#include <algorithm>

namespace letrado {
namespace {

// Far beyond any ending: a rulebook that lets both pass for ever must not hold a rollout.
constexpr std::size_t most_turns = 80;
constexpr std::uint64_t other_chance = 0xD1B54A32D192ED03;

double toss(Random& random) noexcept { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

}  // namespace

// A game from the candidate on.
struct Rollout::Table {
    Random random;
    DrawBag bag;
    Board board;
    std::array<Rack, 2> racks{};
    std::array<std::int32_t, 2> gained{};  // hundredths
    std::array<std::int32_t, 2> kept{};
    TilelessRun run{};
    bool over = false;
};

Rollout::Rollout(const Setting& setting, const Leaves& leaves, const RolloutRules& rules)
    : setting_(setting),
      leaves_(leaves),
      rules_(rules),
      search_(std::make_unique<BestPlaySearch>(setting.map, setting.equipment)) {}

void Rollout::deal(Table& table, std::span<const Letter> held) const noexcept {
    Counts known{};
    for (const Letter tile : held) ++known[tile];
    std::array<Letter, DrawBag::most_tiles> pool{};
    std::size_t count = 0;
    Rack& opponent = table.racks[1];
    for (const Letter tile : start_->unseen) {
        if (known[tile] > 0 && opponent.size < rack_size) {
            --known[tile];
            opponent.tiles[opponent.size++] = tile;
        } else if (count < pool.size()) {
            pool[count++] = tile;
        }
    }
    table.bag = DrawBag({pool.data(), count}, table.random);
    opponent.fill(table.bag);
    table.racks[0] = start_->rack;
    table.run = start_->run;
}

Move Rollout::choose(Table& table, std::size_t player, Hand& hand) noexcept {
    Rack& rack = table.racks[player];
    while (improves_freely(hand, setting_.rules, table.bag, table.racks[1 - player])) {
        rack.exchange_all(table.bag, table.random);
        hand = Hand(rack.view());
    }
    const int opposite = table.racks[1 - player].points(setting_.equipment.tiles);
    price_for_turn(hand, setting_.equipment, leaves_, {table.bag.size(), opposite});
    const GameRules rules = patient(setting_.rules, table.run);
    return choose_move(*search_, table.board, hand, rules, table.bag.size());
}

void Rollout::make(Table& table, std::size_t player, const Hand& hand,
                   const Move& move) const noexcept {
    Rack& rack = table.racks[player];
    const TileSet& tiles = setting_.equipment.tiles;
    switch (move.act) {
        case Act::lay:
            table.board.lay(move.play, setting_.equipment, setting_.graph);
            table.gained[player] += move.play.points * 100;
            rack.remove(hand, move.part);
            table.kept[player] = leaves_.worth_of(rack.view());
            rack.fill(table.bag);
            table.run.laid();
            break;
        case Act::exchange:
            rack.exchange(hand, move.part, table.bag, table.random);
            table.kept[player] = hand.worth_after(move.part);
            table.run.laid_nothing();
            break;
        case Act::pass:
            table.kept[player] = 0;
            table.run.passed();
            break;
    }
    if (rack.size == 0) {
        table.gained[player] += 200 * table.racks[1 - player].points(tiles);
        table.over = true;
        return;
    }
    const bool nil_nil = start_->scores[0] * 100 + table.gained[0] == 0 &&
                         start_->scores[1] * 100 + table.gained[1] == 0;
    if (!table.run.ends_game(setting_.rules, nil_nil)) return;
    for (std::size_t at = 0; at < 2; ++at) table.gained[at] -= 100 * table.racks[at].points(tiles);
    table.over = true;
}

RolloutOutcome Rollout::run(const Move& candidate, bool is_wrong, std::span<const Letter> held,
                            std::uint64_t seed) noexcept {
    Table table{Random(seed), DrawBag(), start_->board};
    Random luck(seed ^ other_chance);
    deal(table, held);
    const Move nothing{Act::exchange, {}, 0, 0};  // tiles laid and taken back
    const bool is_taken_back = toss(luck) < rules_.challenged && is_wrong;
    Hand first(table.racks[0].view());
    leaves_.price(first);
    make(table, 0, first, is_taken_back ? nothing : candidate);
    RolloutOutcome outcome;
    std::size_t turn = 1;
    for (; !table.over && turn < most_turns; ++turn) {
        if (turn > rules_.turns && table.bag.size() > 0) break;
        if (deadline_ != nullptr && deadline_->has_come()) {
            outcome.cut = true;
            return outcome;
        }
        const std::size_t player = turn % 2;
        Hand hand(table.racks[player].view());
        const Move move = choose(table, player, hand);
        const bool fails = player == 1 && rules_.opponent_taken_back > 0 &&
                           toss(luck) < rules_.opponent_taken_back && move.act == Act::lay;
        make(table, player, hand, fails ? nothing : move);
        if (turn <= outcome.next.size() && move.act == Act::lay && !fails)
            outcome.next[turn - 1] = move.play.points;
    }
    outcome.over = table.over;
    outcome.spread =
        (start_->scores[0] - start_->scores[1]) * 100 + table.gained[0] - table.gained[1];
    if (table.over) return outcome;
    outcome.spread += table.kept[0] - table.kept[1];
    outcome.own_turn = turn % 2 == 0;
    outcome.unseen = table.bag.size() + table.racks[outcome.own_turn ? 1 : 0].size;
    return outcome;
}

}  // namespace letrado
