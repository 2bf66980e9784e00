#pragma once

#include "pre_endgame_work.hpp"

#include <condition_variable>

namespace letrado {

// Solves the best candidates. They are closed in on one test at a time, for they change as they are
// solved: all of them with a little effort, then the first ones with all it takes. Whether plays
// win comes before what they bring. A pass and exchanges come last, for they take longest.
class BestSolver {
  public:
    explicit BestSolver(OutcomeWork& work) : work_(work) {}

    // Positions that a test may look at to find out which are not among the best after all; with
    // steps from there to the most, most time goes to tests that are given up.
    static constexpr std::uint64_t little_effort = 4'000;

    // Until there is nothing left to ask with so much effort. Throws Stopped when time is up.
    void solve(std::uint64_t most);

  private:
    struct Task {
        Question question;
        std::uint64_t effort;
        bool is_about_win;
    };

    // None when nothing is left to do: not by the other threads either.
    [[nodiscard]] std::optional<Task> wait_for_task(std::unique_lock<std::mutex>& lock,
                                                    std::uint64_t most);
    [[nodiscard]] std::optional<Task> next_task(std::uint64_t most) const;
    enum class Aspect : std::uint8_t { wins_of_plays, plays, idle_turns };
    [[nodiscard]] std::optional<Task> next_task(std::uint64_t effort, Aspect aspect) const;

    OutcomeWork& work_;
    // All of this with the lock of the work.
    std::condition_variable task_done_;
    std::vector<Question> at_work_;
    bool is_out_of_time_ = false;
};

}  // namespace letrado
