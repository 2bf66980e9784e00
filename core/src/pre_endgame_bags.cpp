#include "pre_endgame_bags.hpp"

#include <algorithm>
#include <utility>

namespace letrado {

std::vector<Bag> bags_of(const std::vector<Letter>& unseen, std::size_t size) {
    std::vector<Bag> bags;
    std::vector<Letter> kinds = unseen;
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    const auto many = [&](Letter kind) {
        return static_cast<double>(std::ranges::count(unseen, kind));
    };
    for (const Letter first : kinds) {
        if (size == 1) {
            bags.push_back({{first}, many(first)});
            continue;
        }
        for (const Letter second : kinds) {
            const double ways = many(first) * (many(second) - (first == second ? 1 : 0));
            if (ways > 0) bags.push_back({{second, first}, ways});
        }
    }
    return bags;
}

void take(std::vector<Letter>& tiles, Letter tile) {
    const auto found = std::ranges::find(tiles, tile);
    if (found != tiles.end()) tiles.erase(found);
}

void lay(const Play& play, std::array<Letter, squares>& board, std::vector<Letter>& rack) {
    for (std::size_t at = 0; at < play.length; ++at) {
        const Letter tile = play.tiles[at];
        if (tile == 0) continue;
        const std::size_t place = play.start + at;
        board[play.direction == across ? play.line * side + place : place * side + play.line] =
            tile;
        take(rack, (tile & blank_mark) != 0 ? blank : tile);
    }
}

int points_of(const std::vector<Letter>& tiles, const TileSet& set) noexcept {
    int sum = 0;
    for (const Letter tile : tiles) sum += tile == blank ? 0 : set.points[tile];
    return sum;
}

std::vector<Candidate> candidates_of(const Engine& engine, const GameRules& rules,
                                     const PreEndgamePosition& position) {
    const Board board(engine.equipment(), engine.graph(), position.board);
    const Hand hand(position.rack);
    std::vector<Play> plays;
    find_all_plays(engine.graph(), engine.equipment(), board, hand, plays);
    // The dearest first, should there be no time to look at all.
    std::ranges::stable_sort(plays, std::greater<>(), &Play::points);
    std::vector<Candidate> candidates;
    for (const Play& play : plays) candidates.push_back({Act::lay, play, {}});
    candidates.push_back({});
    if (position.in_bag < rules.exchange_needs) return candidates;
    for (std::size_t part = 1; part <= hand.last_part(); ++part) {
        if (hand.size_of(part) <= position.in_bag)
            candidates.push_back({Act::exchange, {}, Engine::tiles_of_part(position.rack, part)});
    }
    return candidates;
}

bool empties_bag(const Candidate& candidate, const PreEndgamePosition& position) {
    return candidate.act == Act::lay && candidate.play.laid >= position.in_bag;
}

EndgamePosition after(const PreEndgamePosition& position, const Candidate& candidate,
                      const Bag& bag) {
    EndgamePosition next;
    next.board = position.board;
    std::vector<Letter> own = position.rack;
    std::vector<Letter> other = position.unseen;
    for (const Letter tile : bag.tiles) take(other, tile);
    next.bag = bag.tiles;
    lay(candidate.play, next.board, own);
    for (const Letter tile : candidate.exchanged) take(own, tile);
    if (candidate.act != Act::pass) {
        while (own.size() < position.rack.size() && !next.bag.empty()) {
            own.push_back(next.bag.back());
            next.bag.pop_back();
        }
    }
    next.bag.insert(next.bag.begin(), candidate.exchanged.begin(), candidate.exchanged.end());
    next.racks = {std::move(other), std::move(own)};
    return next;
}

}  // namespace letrado
