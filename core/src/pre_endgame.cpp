#include "pre_endgame.hpp"

#include "pre_endgame_best.hpp"

#include <algorithm>
#include <thread>

namespace letrado {
namespace {

constexpr auto a_while = std::chrono::milliseconds(50);
constexpr std::size_t most_in_bag = 2;
constexpr std::uint64_t no_limit = EndgameSearch::no_end;
// Positions that tests to the end may look at.
constexpr std::uint64_t most_effort = std::uint64_t{1} << 40;
// For candidates that are not among the best each round may look at more.
constexpr std::uint64_t first_effort = 500;
constexpr std::uint64_t more_effort = 4;
// What bounds for all may take of the time before the best are solved, and for how many they are
// found at once.
constexpr double most_in_bounds = 0.04;
constexpr std::size_t bounded_at_once = 50;
// What the bounds of a candidate that is not among the best may be off by.
constexpr int good_enough = 50;

// How to look: so many turns ahead, or to the end with so many plays tried at each turn. What is
// missed at the first turn is missed for good, and trying more there costs least.
struct Look {
    std::size_t depth;
    std::size_t width = EndgameSearch::all_plays;
    std::size_t width_at_first = EndgameSearch::all_plays;
};
// With one tile in the bag: what the greedy look leaves is looked at to the end, with few plays; so
// many candidates at most.
struct Round {
    Look look;
    std::size_t kept;
};
constexpr std::array<Round, 2> narrow_rounds = {
    {{{EndgameSearch::whole, 8, 32}, 60}, {{EndgameSearch::whole, 24, 96}, 15}}};

class PreSolver {
  public:
    PreSolver(OutcomeWork& work, std::size_t in_bag, double seconds)
        : work_(work),
          standings_(work.standings()),
          best_(work, seconds),
          in_bag_(in_bag),
          seconds_(seconds),
          rounds_done_(standings_.order().size()),
          is_bounded_(standings_.order().size()) {}

    void run() {
        try {
            estimate();
            settle();
            for (std::uint64_t effort = first_effort; effort <= most_effort; effort *= more_effort)
                while (bound_all(effort, true)) continue;
        } catch (const Stopped&) {
        }
        const std::lock_guard lock(mutex_);
        is_done_ = true;
        done_.notify_all();
    }

    // Is it done, after a while at most?
    bool wait() {
        std::unique_lock lock(mutex_);
        return done_.wait_for(lock, a_while, [this] { return is_done_; });
    }

  private:
    // All by playing on greedily, then ever fewer candidates with ever more care. With more tiles
    // in the bag there are too many bags for tests to the end: successive halving, one turn deeper
    // each time.
    void estimate() {
        look_at(standings_.order(), {0});
        if (in_bag_ == 1) {
            for (std::size_t round = 0; round < narrow_rounds.size(); ++round)
                take_through(round, first_ones(narrow_rounds[round].kept));
            return;
        }
        for (std::size_t depth = 1; depth <= 3; ++depth)
            look_at(first_ones(std::max(most_exact, standings_.order().size() >> (depth + 1))),
                    {depth});
    }

    [[nodiscard]] std::vector<std::size_t> first_ones(std::size_t most) const {
        const std::vector<std::size_t>& order = standings_.order();
        return {order.begin(),
                order.begin() + static_cast<std::ptrdiff_t>(std::min(most, order.size()))};
    }
    void take_through(std::size_t round, const std::vector<std::size_t>& numbers) {
        for (const std::size_t number : numbers) rounds_done_[number] = round + 1;
        look_at(numbers, narrow_rounds[round].look);
    }
    void look_at(const std::vector<std::size_t>& numbers, const Look& how) {
        std::vector<BagQuestion> looks;
        for (const std::size_t number : numbers) {
            for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag)
                looks.push_back({number, bag, 0});
        }
        work_.try_all(looks, no_limit, [&](EndgameSearch& search, const Trial& trial) {
            const EndgameSearch::Narrowed narrowed(search, how.width, how.width_at_first);
            work_.finder().look(search, trial.candidate, trial.bag, how.depth, trial.outcome);
        });
    }
    // Others come among the best when some turn out worse than they looked: these go through the
    // rounds that they have not been in, one at a time. False when there are none.
    bool look_at_newcomers() {
        for (std::size_t round = 0; round < narrow_rounds.size(); ++round) {
            std::vector<std::size_t> numbers = first_ones(standings_.best());
            std::erase_if(numbers,
                          [&](std::size_t number) { return rounds_done_[number] != round; });
            if (numbers.empty()) continue;
            take_through(round, numbers);
            return true;
        }
        return false;
    }

    // The best to the end, then for the others a proof that they are worse; one that turns out not
    // to be is solved at once.
    void settle() {
        best_.solve(BestSolver::little_effort);
        while (in_bag_ == 1 && look_at_newcomers()) best_.solve(BestSolver::little_effort);
        if (in_bag_ == 1) bound_by_tiles(work_.seconds_gone() + seconds_ * most_in_bounds);
        best_.solve(most_effort);
        if (in_bag_ == 1) bound_by_tiles(seconds_);
        for (std::uint64_t effort = first_effort; effort <= most_effort; effort *= more_effort) {
            while (beat_others(effort)) best_.solve(most_effort);
            while (bound_all(effort / more_effort, false)) continue;
        }
    }

    // Bounds from what either player can bring about alone: wide, but for all; the best first, and
    // no more after this time.
    void bound_by_tiles(double last) {
        std::vector<std::size_t> some;
        do {
            some.clear();
            for (const std::size_t number : standings_.order()) {
                if (is_bounded_[number] || some.size() == bounded_at_once) continue;
                is_bounded_[number] = true;
                some.push_back(number);
            }
            bound_by_tiles(some);
        } while (!some.empty() && work_.seconds_gone() < last);
    }
    void bound_by_tiles(const std::vector<std::size_t>& numbers) {
        std::vector<BagQuestion> questions;
        // Bag by bag: words found for a rack are kept for a while.
        for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag) {
            for (const std::size_t number : numbers) {
                if (standings_.outcome(number, bag).is_open())
                    questions.push_back({number, bag, 0});
            }
        }
        work_.try_all(questions, no_limit, [this](EndgameSearch& search, const Trial& trial) {
            work_.finder().bound(search, trial.candidate, trial.bag, trial.outcome);
        });
    }

    bool beat_others(std::uint64_t effort) {
        std::vector<BagQuestion> questions;
        const std::vector<std::size_t>& order = standings_.order();
        for (std::size_t at = standings_.best(); at < order.size(); ++at) {
            if (!standings_.is_beaten(order[at])) standings_.add_questions(order[at], questions);
        }
        return ask(questions, effort);
    }

    // Bounds that say something for all; from below they cost far more than from above.
    bool bound_all(std::uint64_t effort, bool from_below) {
        std::vector<BagQuestion> questions;
        for (const std::size_t number : standings_.order()) {
            for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag) {
                const Outcome& outcome = standings_.outcome(number, bag);
                const int above = outcome.estimate + good_enough + 1;
                const int below = outcome.estimate - good_enough;
                if (outcome.high >= above) questions.push_back({number, bag, above});
                if (from_below && outcome.low < below) questions.push_back({number, bag, below});
            }
        }
        return ask(questions, effort);
    }

    // Asks what has not been asked in vain with as much effort; false when that is nothing.
    bool ask(std::vector<BagQuestion>& questions, std::uint64_t effort) {
        std::erase_if(questions, [&](const BagQuestion& question) {
            return !work_.may_ask(question, effort);
        });
        work_.try_all(questions, effort, [this](EndgameSearch& search, const Trial& trial) {
            // Others of these questions may have answered it.
            if (trial.wanted > trial.outcome.low && trial.wanted <= trial.outcome.high &&
                !work_.finder().ask(search, trial.candidate, trial.bag, trial.wanted,
                                    trial.outcome))
                trial.outcome.spent = no_limit;
        });
        return !questions.empty();
    }

    OutcomeWork& work_;
    const Standings& standings_;
    BestSolver best_;
    std::size_t in_bag_;
    double seconds_;
    // By the number of a candidate.
    std::vector<std::size_t> rounds_done_;  // of the narrow ones
    std::vector<bool> is_bounded_;
    std::mutex mutex_;
    std::condition_variable done_;
    bool is_done_ = false;
};

}  // namespace

void check(const Engine& engine, const PreEndgamePosition& position, const SearchLimits& limits) {
    const std::size_t unseen = position.unseen.size();
    const bool is_full = position.rack.size() == rack_size && unseen == rack_size + position.in_bag;
    if (position.in_bag == 0 || position.in_bag > most_in_bag || unseen <= position.in_bag ||
        unseen > rack_size + position.in_bag || (position.in_bag > 1 && !is_full))
        throw QuestionError("bag_size");
    std::vector<Letter> other = position.unseen;
    other.resize(unseen - position.in_bag);
    check(engine, EndgamePosition{position.board, {position.rack, other}, false, {}, false},
          limits);
    for (const Letter tile : position.unseen) {
        if (tile > engine.equipment().tiles.letters) throw QuestionError("rack_tile");
    }
}

PreEndgameAnswer solve_pre_endgame(const Engine& engine, const GameRules& rules,
                                   const PreEndgamePosition& position, Aim aim,
                                   const SearchLimits& limits, const Cancellation& cancellation,
                                   const PreEndgameListener& listener) {
    const Deadline deadline = deadline_before_giving_back(limits, cancellation);
    OutcomeWork work(engine, rules, position, aim, limits, deadline);
    PreSolver solver(work, position.in_bag, limits.seconds);
    {
        const std::jthread worker([&solver] { solver.run(); });
        try {
            while (!solver.wait()) {
                if (listener) listener(work.answer());
            }
        } catch (...) {
            work.stop();
            throw;
        }
    }
    return work.answer();
}

}  // namespace letrado
