#include "pre_endgame.hpp"

#include "pre_endgame_bounds.hpp"
#include "pre_endgame_standings.hpp"
#include "search_words.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace letrado {
namespace {

constexpr auto a_while = std::chrono::milliseconds(50);
constexpr std::size_t most_in_bag = 2;
constexpr std::uint64_t no_limit = EndgameSearch::no_end;
// Positions that tests to the end may look at. For the best candidates a little effort tells which
// are not among them after all; with steps from there to the largest, most time goes to tests that
// are given up.
constexpr std::uint64_t little_effort = 4'000;
constexpr std::uint64_t most_effort = std::uint64_t{1} << 40;
// For the others each round may look at more.
constexpr std::uint64_t first_effort = 500;
constexpr std::uint64_t more_effort = 4;
// What the bounds of a candidate that is not among the best may be off by, and those of one that
// leaves the bag as it is to begin with.
constexpr int good_enough = 50;
constexpr int wide = 150;

// How to look, and at how many candidates at most: so many turns ahead, or to the end with so many
// plays tried at each turn.
struct Round {
    std::size_t depth;
    std::size_t width;
    std::size_t kept;
};
// With one tile in the bag: what the greedy look leaves is looked at to the end, with few plays.
constexpr std::array<Round, 2> narrow_rounds = {
    {{EndgameSearch::whole, 8, 60}, {EndgameSearch::whole, 24, 25}}};
constexpr std::uint64_t most_in_look = 20'000;  // positions

class PreSolver {
  public:
    PreSolver(const Engine& engine, const GameRules& rules, const PreEndgamePosition& position,
              Aim aim, const SearchLimits& limits, const Deadline& deadline)
        : position_(position),
          deadline_(deadline),
          idle_(engine.equipment(), rules, position),
          finder_(position, idle_),
          standings_(position, aim, idle_, candidates_of(engine, rules, position),
                     widest_gain(engine.equipment(), position)),
          words_(engine.graph(), engine.equipment(), position.board, tiles_of(position),
                 limits.seconds),
          table_(memory_left(limits)) {
        for (std::size_t thread = 0; thread < limits.threads; ++thread)
            searches_.push_back(std::make_unique<EndgameSearch>(words_.graph(), engine.equipment(),
                                                                table_, deadline));
    }

    void run() {
        try {
            estimate();
            settle();
            for (std::uint64_t effort = first_effort; effort <= most_effort; effort *= more_effort)
                while (bound_all(effort, true)) continue;
        } catch (const Stopped&) {
        }
        const std::lock_guard lock(mutex_);
        standings_.sort();
        is_done_ = true;
        changed_.notify_all();
    }

    bool wait() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, a_while, [this] { return is_done_; });
    }
    void stop() noexcept {
        is_stopped_.store(true, std::memory_order_relaxed);
        for (const auto& search : searches_) search->stop();
    }
    [[nodiscard]] PreEndgameAnswer answer() {
        const std::lock_guard lock(mutex_);
        PreEndgameAnswer now;
        now.bags = standings_.bags().size();
        now.open = standings_.open();
        now.seconds = deadline_.seconds_gone();
        for (const std::size_t number : standings_.order())
            now.candidates.push_back(standings_.candidate(number));
        return now;
    }

  private:
    using Work = std::function<void(EndgameSearch&, const Question&)>;

    [[nodiscard]] static std::vector<Letter> tiles_of(const PreEndgamePosition& position) {
        std::vector<Letter> tiles = position.rack;
        tiles.insert(tiles.end(), position.unseen.begin(), position.unseen.end());
        return tiles;
    }
    // Candidates and outcomes are kept, and an answer copies the candidates.
    [[nodiscard]] std::size_t memory_left(const SearchLimits& limits) const noexcept {
        const std::size_t lists = standings_.order().size() *
                                  (3 * sizeof(Candidate) +
                                   standings_.bags().size() * (sizeof(Outcome) + sizeof(Question)));
        const std::size_t free =
            limits.memory - SearchWords::own_memory - limits.threads * EndgameSearch::own_memory;
        return free - std::min(free, lists);
    }

    // All by playing on greedily, then ever fewer candidates with ever more care. With more tiles
    // in the bag there are too many bags for tests to the end: successive halving, one turn deeper
    // each time.
    void estimate() {
        const std::size_t all = standings_.order().size();
        std::vector<Round> rounds = {{0, EndgameSearch::all_plays, all}};
        if (position_.in_bag == 1)
            rounds.insert(rounds.end(), narrow_rounds.begin(), narrow_rounds.end());
        for (std::size_t depth = 1; position_.in_bag > 1 && depth <= 3; ++depth)
            rounds.push_back(
                {depth, EndgameSearch::all_plays, std::max(most_exact, all >> (depth + 1))});
        for (const Round& round : rounds) {
            std::vector<Question> looks;
            for (std::size_t at = 0; at < std::min(round.kept, all); ++at) {
                for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag)
                    looks.push_back({standings_.order()[at], bag, 0});
            }
            for (const auto& search : searches_) search->set_width(round.width);
            work_at(looks, round.width < EndgameSearch::all_plays ? most_in_look : no_limit,
                    [this, &round](EndgameSearch& search, const Question& look) {
                        Outcome outcome = outcome_of(look);
                        finder_.look(search, standings_.candidate(look.number),
                                     standings_.bags()[look.bag], round.depth, outcome);
                        keep(look, outcome);
                    });
        }
        for (const auto& search : searches_) search->set_width(EndgameSearch::all_plays);
    }

    // The best to the end with ever more effort, then for the others a proof that they are worse;
    // one that turns out not to be is solved at once.
    void settle() {
        solve_best(little_effort);
        if (position_.in_bag == 1) {
            bound_by_tiles();
            bound_idle_turns();
        }
        solve_best(most_effort);
        for (std::uint64_t effort = first_effort; effort <= most_effort; effort *= more_effort) {
            while (beat_others(effort)) solve_best(most_effort);
            while (bound_all(effort / more_effort, false)) continue;
        }
    }

    struct Task {
        Question question;
        std::uint64_t effort;
        std::optional<int> win;  // what to ask, if it is about that
    };

    // The best are closed in on one test at a time, for they change as they are solved: all of them
    // with a little effort, then the first ones with all it takes. Whether they win comes before
    // what they bring. A pass and exchanges come last, for they take longest.
    void solve_best(std::uint64_t most) {
        in_all_threads(searches_.size(), [this, most](EndgameSearch& search) {
            std::unique_lock lock(mutex_);
            while (const auto task = wait_for_task(lock, most)) {
                Outcome outcome = standings_.outcome(task->question.number, task->question.bag);
                lock.unlock();
                const bool goes_on = try_at(search, task->question, task->effort, [&] {
                    const Candidate& candidate = standings_.candidate(task->question.number);
                    const Bag& bag = standings_.bags()[task->question.bag];
                    if (task->win)
                        (void)finder_.ask(search, candidate, bag, *task->win, outcome);
                    else
                        finder_.close_in(search, candidate, bag, outcome);
                    keep(task->question, outcome);
                });
                lock.lock();
                std::erase(at_work_, task->question);
                if (!goes_on) is_out_of_time_ = true;
                standings_.sort();
                task_done_.notify_all();
            }
        });
    }
    // None when nothing is left to do: not by the other threads either.
    [[nodiscard]] std::optional<Task> wait_for_task(std::unique_lock<std::mutex>& lock,
                                                    std::uint64_t most) {
        std::optional<Task> task;
        task_done_.wait(lock, [&] {
            task = is_out_of_time_ ? std::nullopt : next_task(most);
            return task || is_out_of_time_ || at_work_.empty();
        });
        if (task) at_work_.push_back(task->question);
        return task;
    }
    [[nodiscard]] std::optional<Task> next_task(std::uint64_t most) const {
        for (const std::uint64_t effort : {little_effort, most}) {
            for (const bool is_idle : {false, true}) {
                for (const bool is_about_wins : {true, false}) {
                    if (auto task = next_task(effort, is_idle, is_about_wins)) return task;
                }
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Task> next_task(std::uint64_t effort, bool is_idle,
                                                bool is_about_wins) const {
        const std::vector<std::size_t>& order = standings_.order();
        for (std::size_t at = 0; at < std::min(most_exact, order.size()); ++at) {
            const std::size_t number = order[at];
            if (empties_bag(standings_.candidate(number), position_) == is_idle) continue;
            for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag) {
                const Question question{number, bag, 0};
                const std::optional<int> win = standings_.open_win(number, bag);
                if (win.has_value() == is_about_wins && may_ask(number, bag, effort) &&
                    standings_.outcome(number, bag).is_open() &&
                    std::ranges::find(at_work_, question) == at_work_.end())
                    return Task{question, effort, win};
            }
        }
        return std::nullopt;
    }

    // Bounds from what either player can bring about alone: wide, but for all.
    void bound_by_tiles() {
        std::vector<Question> questions;
        // Bag by bag: words found for a rack are kept for a while.
        for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag) {
            for (const std::size_t number : standings_.order()) {
                const Outcome& outcome = standings_.outcome(number, bag);
                if (outcome.is_open()) questions.push_back({number, bag, 0});
            }
        }
        work_at(questions, no_limit, [this](EndgameSearch& search, const Question& question) {
            Outcome outcome = outcome_of(question);
            finder_.bound(search, standings_.candidate(question.number),
                          standings_.bags()[question.bag], outcome);
            keep(question, outcome);
        });
    }

    // The same for a pass and exchanges, of which the tiles alone do not say enough.
    void bound_idle_turns() {
        std::vector<Question> questions;
        for (const std::size_t number : standings_.order()) {
            if (!empties_bag(standings_.candidate(number), position_))
                add_bounds(number, wide, true, questions);
        }
        ask(questions, 2 * little_effort);
    }

    bool beat_others(std::uint64_t effort) {
        std::vector<Question> questions;
        const std::vector<std::size_t>& order = standings_.order();
        for (std::size_t at = most_exact; at < order.size(); ++at) {
            if (!standings_.is_beaten(order[at])) standings_.add_questions(order[at], questions);
        }
        return ask(questions, effort);
    }

    // Bounds that say something for all; from below they cost far more than from above.
    bool bound_all(std::uint64_t effort, bool from_below) {
        std::vector<Question> questions;
        for (const std::size_t number : standings_.order())
            add_bounds(number, good_enough, from_below, questions);
        return ask(questions, effort);
    }
    // What to ask for bounds that are so far from the estimates.
    void add_bounds(std::size_t number, int distance, bool from_below,
                    std::vector<Question>& questions) const {
        for (std::size_t bag = 0; bag < standings_.bags().size(); ++bag) {
            const Outcome& outcome = standings_.outcome(number, bag);
            const int above = outcome.estimate + distance + 1;
            const int below = outcome.estimate - distance;
            if (outcome.high >= above) questions.push_back({number, bag, above});
            if (from_below && outcome.low < below) questions.push_back({number, bag, below});
        }
    }

    // Asks what has not been asked in vain with as much effort; false when that is nothing.
    bool ask(std::vector<Question>& questions, std::uint64_t effort) {
        std::erase_if(questions, [&](const Question& question) {
            return !may_ask(question.number, question.bag, effort);
        });
        work_at(questions, effort, [this](EndgameSearch& search, const Question& question) {
            Outcome outcome = outcome_of(question);
            if (question.wanted <= outcome.low || question.wanted > outcome.high) return;
            (void)finder_.ask(search, standings_.candidate(question.number),
                              standings_.bags()[question.bag], question.wanted, outcome);
            keep(question, outcome);
        });
        return !questions.empty();
    }

    [[nodiscard]] bool may_ask(std::size_t number, std::size_t bag, std::uint64_t effort) const {
        return (position_.in_bag == 1 || empties_bag(standings_.candidate(number), position_)) &&
               standings_.outcome(number, bag).spent < effort;
    }

    // Does all this in all threads. Throws Stopped when time is up.
    void work_at(const std::vector<Question>& questions, std::uint64_t effort, const Work& work) {
        std::atomic<std::size_t> next = 0;
        in_all_threads(questions.size(), [&](EndgameSearch& search) {
            for (std::size_t at = next++; at < questions.size(); at = next++) {
                if (!try_at(search, questions[at], effort, [&] { work(search, questions[at]); }))
                    return;
            }
        });
    }
    void in_all_threads(std::size_t most, const std::function<void(EndgameSearch&)>& run) {
        {
            std::vector<std::jthread> helpers;
            for (std::size_t at = 1; at < std::min(searches_.size(), most); ++at)
                helpers.emplace_back([&run, this, at] { run(*searches_[at]); });
            run(*searches_[0]);
        }
        {
            const std::lock_guard lock(mutex_);
            standings_.sort();
        }
        if (is_stopped_.load(std::memory_order_relaxed) || deadline_.has_come()) throw Stopped{};
    }
    // False when time is up.
    bool try_at(EndgameSearch& search, const Question& question, std::uint64_t effort,
                const std::function<void()>& work) {
        try {
            search.allow(effort);
            work();
        } catch (const Stopped&) {
            if (is_stopped_.load(std::memory_order_relaxed) || deadline_.has_come()) return false;
            Outcome outcome = outcome_of(question);
            outcome.spent = effort;
            keep(question, outcome);
        }
        return true;
    }

    [[nodiscard]] Outcome outcome_of(const Question& question) {
        const std::lock_guard lock(mutex_);
        return standings_.outcome(question.number, question.bag);
    }
    void keep(const Question& question, const Outcome& outcome) {
        const std::lock_guard lock(mutex_);
        standings_.set_outcome(question.number, question.bag, outcome);
    }

    const PreEndgamePosition& position_;
    const Deadline& deadline_;
    IdleGame idle_;
    OutcomeFinder finder_;
    Standings standings_;
    SearchWords words_;
    EndgameTable table_;
    std::vector<std::unique_ptr<EndgameSearch>> searches_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_done_ = false;
    std::condition_variable task_done_;
    std::vector<Question> at_work_;
    bool is_out_of_time_ = false;
    std::atomic<bool> is_stopped_ = false;
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
    const Deadline deadline(limits.seconds, cancellation);
    PreSolver solver(engine, rules, position, aim, limits, deadline);
    {
        const std::jthread worker([&solver] { solver.run(); });
        try {
            while (!solver.wait()) {
                if (listener) listener(solver.answer());
            }
        } catch (...) {
            solver.stop();
            throw;
        }
    }
    return solver.answer();
}

}  // namespace letrado
