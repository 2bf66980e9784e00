#include "pre_endgame_outcome.hpp"

namespace letrado {
namespace {

// Points that the first number asked for is below the expected value of the other player.
constexpr int guessed_lower = 1;
// Positions of a look that goes to the end.
constexpr std::uint64_t most_in_look = 40'000;

[[nodiscard]] int points_of(const Candidate& candidate) noexcept {
    return candidate.act == Act::lay ? candidate.play.points : 0;
}

// Asks for the next number of a bracket, unless that costs more than it may. The answer is a value
// that reaches the number, or the most that there is.
template <class Test>
void take_step(EndgameSearch& search, Bracket& bracket, Test test) {
    const int beta = bracket.next();
    const std::uint64_t before = search.nodes();
    const auto start = Deadline::Clock::now();
    const EndgameSearch::Allowance allowance(search, bracket.most_cost());
    try {
        const int value = test(beta);
        const std::chrono::duration<double> seconds = Deadline::Clock::now() - start;
        const Bracket::Cost cost{search.nodes() - before, seconds.count()};
        value >= beta ? bracket.is_at_least(value, cost) : bracket.is_at_most(value, cost);
    } catch (const Stopped&) {
        if (!allowance.is_used_up()) throw;
        bracket.costs_too_much();
    }
}

}  // namespace

void OutcomeFinder::bound(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                          Outcome& outcome) const {
    if (!empties_bag(candidate, position_)) return;
    search.set_up(after(position_, candidate, bag));
    const auto [low, high] = search.bounds();
    outcome.low = std::max(outcome.low, points_of(candidate) - high);
    outcome.high = std::min(outcome.high, points_of(candidate) - low);
}

void OutcomeFinder::look(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                         std::size_t depth, Outcome& outcome) const {
    const Standoff idle = idle_.after(candidate, bag);
    outcome.is_known = true;
    if (candidate.act != Act::lay && idle_.is_over(idle)) {
        outcome.low = outcome.high = outcome.look = -idle_.settled(idle);
        return;
    }
    EndgamePosition next = after(position_, candidate, bag);
    if (candidate.act != Act::lay)
        next.next_pass_ends = idle_.is_over(idle_.idle_turns(idle).front());
    search.set_up(next);
    const int points = points_of(candidate);
    if (depth == 0) {
        outcome.look = points - search.test(points - outcome.look, depth).value;
        return;
    }
    Bracket reply(points - outcome.look);
    const bool is_whole = depth == EndgameSearch::whole;
    const EndgameSearch::Allowance allowance(search, is_whole ? most_in_look : 0);
    try {
        while (reply.is_open())
            take_step(search, reply, [&](int beta) { return search.test(beta, depth).value; });
    } catch (const Stopped&) {
        if (!allowance.is_used_up()) throw;
    }
    // As far as it came.
    if (reply.low() > -no_bound) outcome.look = points - reply.low();
}

bool OutcomeFinder::ask(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                        int wanted, Outcome& outcome) const {
    const int points = points_of(candidate);
    const int beta = points - wanted + 1;
    bool is_reached = false;  // by the other player
    int value = 0;
    if (empties_bag(candidate, position_)) {
        search.set_up(after(position_, candidate, bag));
        value = search.test(beta);
        is_reached = value >= beta;
    } else {
        const auto reply = idle_.they_reach(search, idle_.after(candidate, bag), beta);
        if (reply.verdict == IdleGame::Verdict::unknown) return false;
        value = reply.value;
        is_reached = reply.verdict == IdleGame::Verdict::yes;
    }
    if (is_reached)
        outcome.high = std::min(outcome.high, points - value);
    else
        outcome.low = std::max(outcome.low, points - value);
    return true;
}

void OutcomeFinder::close_in(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                             Outcome& outcome) const {
    const int points = points_of(candidate);
    // Too low a guess costs less than too high a one.
    if (!outcome.reply) outcome.reply.emplace(points - outcome.estimate - guessed_lower);
    Bracket& reply = *outcome.reply;
    reply.narrow(points - outcome.high, points - outcome.low);
    if (reply.is_open()) {
        take_step(search, reply, [&](int beta) {
            if (!ask(search, candidate, bag, points - beta + 1, outcome))
                return beta;  // what is higher may have an answer
            const int low = points - outcome.high;
            return low >= beta ? low : points - outcome.low;
        });
    }
    if (!reply.is_open()) outcome.spent = EndgameSearch::no_end;
}

}  // namespace letrado
