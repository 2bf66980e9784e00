#pragma once

#include "mean_cost.hpp"
#include "pre_endgame_work.hpp"

#include <condition_variable>

namespace letrado {

// Solves the best candidates. They are closed in on one test at a time, for they change as they are
// solved: all of them with a little effort, then the first ones with all it takes. How much of a
// win they make comes before what they bring. A pass and exchanges come last, for they take
// longest; one that looks the best of all gets some effort before.
class BestSolver {
  public:
    BestSolver(OutcomeWork& work, double seconds) : work_(work), seconds_(seconds) {}

    // Positions that a test may look at to find out which are not among the best after all; with
    // steps from there to the most, most time goes to tests that are given up.
    static constexpr std::uint64_t little_effort = 2'000;

    // Until there is nothing left to ask with so much effort. Throws Stopped when time is up.
    void solve(std::uint64_t most);

  private:
    // What is asked of candidates: do they make no more of a win than it seems, or no less; or what
    // do they bring, where it is open whether they make less of one, or anywhere.
    enum class Aspect : std::uint8_t { no_more_win, no_less_win, open_win, value };
    enum class Among : std::uint8_t { plays, first_play, idle_turns, first_if_idle };
    struct Step {
        std::uint64_t effort;
        Among among;
        Aspect aspect;
    };
    struct Task {
        BagQuestion question;
        Step step;

        [[nodiscard]] bool is_about_value() const noexcept {
            return step.aspect == Aspect::value || step.aspect == Aspect::open_win;
        }
    };

    // None when nothing is left to do: not by the other threads either.
    [[nodiscard]] std::optional<Task> wait_for_task(std::unique_lock<std::mutex>& lock,
                                                    std::uint64_t most);
    [[nodiscard]] std::optional<Task> next_task(std::uint64_t most) const;
    [[nodiscard]] std::optional<Task> next_task(const Step& step) const;
    // What to ask of a candidate with a bag, if anything; it does not matter when it is closed in
    // on.
    [[nodiscard]] std::optional<int> wanted(Aspect aspect, std::size_t number,
                                            std::size_t bag) const;
    [[nodiscard]] bool may_take(const BagQuestion& question, std::uint64_t effort) const;
    // Is it found out much sooner that plays make no less of a win than what they bring?
    [[nodiscard]] bool are_wins_cheap() const noexcept;
    void note_cost(const Task& task, double seconds);

    // Positions that a test of a pass or an exchange may look at before plays are solved.
    static constexpr std::uint64_t effort_for_idle = 50'000;
    // The same of one that looks the best of all: with two blanks such a test takes seconds.
    static constexpr std::uint64_t effort_for_first = 15'000;
    // Of the time limit, what threads together spend on that one before plays.
    static constexpr double most_for_first = 0.03;
    static constexpr double cheap = 5;  // times less

    OutcomeWork& work_;
    double seconds_;  // that all of it may take
    // All of this with the lock of the work.
    std::condition_variable task_done_;
    std::vector<BagQuestion> at_work_;
    MeanCost cost_of_wins_;      // that are no less than expected
    MeanCost cost_of_values_;    // of plays
    double spent_on_first_ = 0;  // seconds, if it is a pass or an exchange
    bool is_out_of_time_ = false;
};

}  // namespace letrado
