#include "pre_endgame_idle.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace letrado {

Standoff IdleGame::after(const Candidate& candidate, const Bag& bag) const {
    const EndgamePosition next = letrado::after(position_, candidate, bag);
    Standoff here{next.racks[0], next.racks[1], next.bag.front(), position_.run};
    if (candidate.act == Act::pass) here.run.passed();
    if (candidate.act == Act::exchange) here.run.laid_nothing();
    return here;
}

int IdleGame::settled(const Standoff& here) const noexcept {
    const TileSet& tiles = engine_.equipment().tiles;
    return points_of(here.other, tiles) - points_of(here.own, tiles);
}

std::vector<Standoff> IdleGame::idle_turns(const Standoff& here) const {
    std::vector<Standoff> turns = {{here.other, here.own, here.bag, here.run}};
    turns.back().run.passed();
    if (rules_.exchange_needs > 1) return turns;
    std::vector<Letter> kinds = here.own;
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    for (const Letter tile : kinds) {
        Standoff next{here.other, here.own, tile, here.run};
        take(next.other, tile);
        next.other.push_back(here.bag);
        next.run.laid_nothing();
        turns.push_back(std::move(next));
    }
    return turns;
}

int IdleGame::laying(EndgameSearch& search, const Standoff& here, int wanted) const {
    EndgamePosition position;
    position.board = position_.board;
    position.racks = {here.own, here.other};
    position.bag = {here.bag};
    position.must_lay = true;
    search.set_up(position);
    return search.test(wanted);
}

int IdleGame::gains_alone(EndgameSearch& search, const Standoff& here, int wanted, int laid) const {
    int most = std::max(laid, settled(here));
    std::vector<Standoff> others;  // with another tile in the bag
    for (const Standoff& next : idle_turns(here)) {
        if (next.bag != here.bag) others.push_back({next.other, next.own, next.bag, here.run});
    }
    for (const Standoff& one : others) most = std::max(most, settled(one));
    for (auto one = others.begin(); one != others.end() && most < wanted; ++one)
        most = std::max(most, laying(search, *one, wanted));
    return most;
}

std::vector<Play> IdleGame::plays_to_try(EndgameSearch& search, const std::vector<Standoff>& all,
                                         int wanted) const {
    std::vector<Play> plays;
    const auto add = [&](const Play& play) {
        const auto is_same = [&](const Play& known) { return mark_of(known) == mark_of(play); };
        if (play.laid > 0 && std::ranges::none_of(plays, is_same)) plays.push_back(play);
    };
    for (const Standoff& one : all) {
        if (laying(search, one, wanted) < wanted) return {};
        add(search.best_known().play);
    }
    const Board board(engine_.equipment(), engine_.graph(), position_.board);
    std::vector<Play> others;
    find_all_plays(engine_.graph(), engine_.equipment(), board, Hand(all.front().own), others);
    std::ranges::stable_sort(others, std::greater<>(), &Play::points);
    for (const Play& play : others) add(play);
    return plays;
}

std::optional<int> IdleGame::laying_anyhow(EndgameSearch& search, const std::vector<Standoff>& all,
                                           int wanted) const {
    std::vector<const Standoff*> hardest_first;
    for (const Standoff& here : all) hardest_first.push_back(&here);
    for (const Play& play : plays_to_try(search, all, wanted)) {
        int least = no_bound;
        for (auto at = hardest_first.begin(); at != hardest_first.end() && least >= wanted; ++at) {
            const Standoff& here = **at;
            EndgamePosition next;
            next.board = position_.board;
            next.racks = {here.other, here.own};
            lay(play, next.board, next.racks[1]);
            next.racks[1].push_back(here.bag);
            search.set_up(next);
            least = std::min(least, play.points - search.test(play.points - wanted + 1));
            if (least < wanted) std::rotate(hardest_first.begin(), at, at + 1);
        }
        if (least >= wanted) return least;
    }
    return std::nullopt;
}

IdleGame::Answer IdleGame::we_reach(EndgameSearch& search, const Standoff& here, int wanted,
                                    std::size_t turns) const {
    int most = laying(search, here, wanted);
    if (most >= wanted) return {Verdict::yes, most};
    if (const int alone = gains_alone(search, here, wanted, most); alone < wanted)
        return {Verdict::no, alone};
    bool is_known = true;
    for (const Standoff& next : idle_turns(here)) {
        Answer reply{Verdict::unknown, 0};
        if (is_over(next)) {
            const int value = settled(next);
            reply = {value > -wanted ? Verdict::yes : Verdict::no, value};
        } else if (turns > 0) {
            reply = they_reach(search, next, 1 - wanted, turns - 1);
        }
        if (reply.verdict == Verdict::no) return {Verdict::yes, -reply.value};
        if (reply.verdict == Verdict::unknown) is_known = false;
        most = std::max(most, -reply.value);
    }
    return {is_known ? Verdict::no : Verdict::unknown, most};
}

IdleGame::Answer IdleGame::they_reach(EndgameSearch& search, const Standoff& here, int wanted,
                                      std::size_t turns) const {
    int most = laying(search, here, wanted);
    if (most >= wanted) return {Verdict::yes, most};
    if (const int alone = gains_alone(search, here, wanted, most); alone < wanted)
        return {Verdict::no, alone};
    bool is_known = true;
    std::vector<Standoff> hidden;  // which of these we stand in, we do not know
    for (const Standoff& next : idle_turns(here)) {
        Answer reply{Verdict::unknown, 0};
        if (is_over(next)) {
            const int value = settled(next);
            reply = {value > -wanted ? Verdict::yes : Verdict::no, value};
        } else if (turns > 0) {
            reply = we_reach(search, next, 1 - wanted, turns - 1);
            if (next.run.passes == 0) hidden.push_back(next);
        }
        if (reply.verdict == Verdict::no) return {Verdict::yes, -reply.value};
        if (reply.verdict == Verdict::unknown) is_known = false;
        most = std::max(most, -reply.value);
    }
    if (is_known && hidden.size() > 1) {
        const std::optional<int> least = laying_anyhow(search, hidden, 1 - wanted);
        is_known = least.has_value();
        if (is_known) most = std::max(most, -*least);
    }
    return {is_known ? Verdict::no : Verdict::unknown, most};
}

}  // namespace letrado
