#include "engine.hpp"

#include <algorithm>
#include <tuple>

namespace letrado {
namespace {

// Bounds within which no sum of the search can overflow.
constexpr std::size_t most_points = 20;
constexpr std::size_t most_premium = 3;
constexpr std::size_t most_line_factor = 81;
constexpr std::size_t most_bonus = 1000;
constexpr std::size_t most_blanks_in_set = 2;
constexpr int most_opponent_points = 1000;
// More of these would only be a slip of the caller: they cost hours or gigabytes.
constexpr std::size_t most_pairs = 1'000'000;
constexpr std::size_t most_threads = 256;
// Plays kept beyond the wanted ones before the worst are thrown away.
constexpr std::size_t most_surplus = 4096;

const Equipment& checked(const Equipment& equipment, const WordGraph& graph) {
    const TileSet& tiles = equipment.tiles;
    if (tiles.letters == 0 || tiles.letters > most_letters) throw QuestionError("tile_set_size");
    if (graph.letters() != tiles.letters) throw QuestionError("graph_of_other_alphabet");
    if (graph.count() > WordGraph::most_words) throw QuestionError("graph_size");
    std::size_t total = 0;
    for (const std::uint8_t count : tiles.counts) total += count;
    if (total > DrawBag::most_tiles || tiles.counts[blank] > most_blanks_in_set)
        throw QuestionError("tile_set_size");
    for (const std::uint8_t points : tiles.points) {
        if (points > most_points) throw QuestionError("tile_points");
    }
    for (std::size_t at = 0; at < squares; ++at) {
        const std::size_t letter = equipment.premiums.letter[at];
        const std::size_t word = equipment.premiums.word[at];
        if (letter == 0 || word == 0 || letter * word > most_premium)
            throw QuestionError("premium");
    }
    for (std::size_t at = 0; at < side; ++at) {
        std::size_t row = 1;
        std::size_t column = 1;
        for (std::size_t place = 0; place < side; ++place) {
            row *= equipment.premiums.word[at * side + place];
            column *= equipment.premiums.word[place * side + at];
        }
        if (std::max(row, column) > most_line_factor) throw QuestionError("premium");
    }
    if (equipment.bonus.points > most_bonus) throw QuestionError("bonus");
    return equipment;
}

bool better(const Play& one, const Play& other) noexcept {
    const auto rank = [](const Play& play) {
        return std::tuple(-play.equity, -play.points, play.direction, play.line, play.start,
                          play.length, play.tiles);
    };
    return rank(one) < rank(other);
}

}  // namespace

Engine::Engine(std::shared_ptr<const WordGraph> graph, const Equipment& equipment)
    : graph_(std::move(graph)), equipment_(checked(equipment, *graph_)), map_(*graph_) {}

void Engine::check(const Leaves& leaves) const {
    if (leaves.letters() != equipment_.tiles.letters) throw QuestionError("leaves_of_other_tiles");
}

void Engine::check(const Position& position, const Leaves& leaves) const {
    check(leaves);
    const std::size_t letters = equipment_.tiles.letters;
    for (const Letter tile : position.board) {
        if (tile != 0 && (shown_by(tile) == 0 || shown_by(tile) > letters))
            throw QuestionError("board_tile");
    }
    if (position.facts.opponent_points < 0 || position.facts.opponent_points > most_opponent_points)
        throw QuestionError("opponent_points");
    if (position.rack.size() > rack_size) throw QuestionError("rack_size");
    for (const Letter tile : position.rack) {
        if (tile > letters) throw QuestionError("rack_tile");
    }
    if (std::count(position.rack.begin(), position.rack.end(), blank) >
        static_cast<std::ptrdiff_t>(most_blanks_in_set))
        throw QuestionError("rack_blanks");
}

Hand Engine::priced_hand(const Position& position, const Leaves& leaves) const {
    Hand hand(position.rack);
    price_for_turn(hand, equipment_, leaves, position.facts);
    return hand;
}

Findings Engine::plays(const Position& position, const Leaves& leaves, std::size_t most,
                       const Deadline* until) const {
    check(position, leaves);
    const Board board(equipment_, *graph_, position.board);
    const Hand hand = priced_hand(position, leaves);
    Findings findings;
    std::vector<Play>& plays = findings.plays;
    std::size_t kept = 0;
    // Line by line: two blanks make a hundred thousand plays, and few of them are wanted.
    for (LineSet lines = all_lines; lines != 0; lines &= lines - 1) {
        if (until != nullptr && until->has_come()) {
            findings.is_whole = false;
            break;
        }
        add_plays_along(lines & (~lines + 1), *graph_, equipment_, board, hand, plays);
        findings.count += plays.size() - kept;
        if (plays.size() - std::min(most, plays.size()) > most_surplus) {
            std::ranges::nth_element(plays, plays.begin() + static_cast<std::ptrdiff_t>(most),
                                     better);
            plays.resize(most);
        }
        kept = plays.size();
    }
    const auto wanted = static_cast<std::ptrdiff_t>(std::min(most, plays.size()));
    std::ranges::partial_sort(plays, plays.begin() + wanted, better);
    plays.resize(static_cast<std::size_t>(wanted));
    return findings;
}

Move Engine::best_move(const Position& position, const Leaves& leaves,
                       const GameRules& rules) const {
    check(position, leaves);
    const Board board(equipment_, *graph_, position.board);
    const auto search = std::make_unique<BestPlaySearch>(map_, equipment_);
    return choose_move(*search, board, priced_hand(position, leaves), rules, position.facts.in_bag);
}

std::vector<Letter> Engine::tiles_of_part(std::span<const Letter> rack, std::size_t part) {
    if (rack.size() > rack_size) throw QuestionError("rack_size");
    for (const Letter tile : rack) {
        if (tile > most_letters) throw QuestionError("rack_tile");
    }
    const Hand hand(rack);
    if (part > hand.last_part()) throw QuestionError("rack_part");
    std::vector<Letter> tiles;
    for (const Letter kind : hand.kinds()) {
        const std::size_t choices = hand.counts()[kind] + std::size_t{1};
        tiles.insert(tiles.end(), part / hand.step(kind) % choices, kind);
    }
    return tiles;
}

std::vector<PairResult> Engine::match(const Leaves& one, const Leaves& other,
                                      const GameRules& rules, std::uint64_t seed, std::size_t first,
                                      std::size_t pairs) const {
    check(one);
    check(other);
    if (pairs > most_pairs) throw QuestionError("match_size");
    const Setting setting{*graph_, map_, equipment_, rules};
    const auto search = std::make_unique<BestPlaySearch>(map_, equipment_);
    std::vector<PairResult> results;
    results.reserve(pairs);
    for (std::size_t pair = first; pair < first + pairs; ++pair)
        results.push_back(play_pair(setting, *search, one, other, numbered_seed(seed, pair)));
    return results;
}

Leaves Engine::train(const Leaves& before, const GameRules& rules, const TrainingPlan& plan) const {
    check(before);
    if (plan.games > most_pairs || plan.racks_a_board > most_pairs || plan.threads > most_threads)
        throw QuestionError("training_size");
    return trained_leaves({*graph_, map_, equipment_, rules}, before, plan);
}

}  // namespace letrado
