#include "pre_endgame_best.hpp"

#include <algorithm>

namespace letrado {

void BestSolver::solve(std::uint64_t most) {
    const OutcomeFinder& finder = work_.finder();
    work_.in_all_threads([&](EndgameSearch& search) {
        auto lock = work_.lock();
        while (const auto task = wait_for_task(lock, most)) {
            lock.unlock();
            const bool goes_on = work_.try_one(
                search, task->question, task->effort, [&](EndgameSearch&, const Trial& trial) {
                    if (task->is_about_win)
                        (void)finder.ask(search, trial.candidate, trial.bag, trial.wanted,
                                         trial.outcome);
                    else
                        finder.close_in(search, trial.candidate, trial.bag, trial.outcome);
                });
            lock.lock();
            std::erase(at_work_, task->question);
            if (!goes_on) is_out_of_time_ = true;
            work_.sort();
            task_done_.notify_all();
        }
    });
}

std::optional<BestSolver::Task> BestSolver::wait_for_task(std::unique_lock<std::mutex>& lock,
                                                          std::uint64_t most) {
    std::optional<Task> task;
    task_done_.wait(lock, [&] {
        task = is_out_of_time_ ? std::nullopt : next_task(most);
        return task || is_out_of_time_ || at_work_.empty();
    });
    if (task) at_work_.push_back(task->question);
    return task;
}

std::optional<BestSolver::Task> BestSolver::next_task(std::uint64_t most) const {
    for (const std::uint64_t effort : {little_effort, most}) {
        // What a pass or an exchange brings costs hardly more to find out than whether it wins.
        for (const Aspect aspect : {Aspect::wins_of_plays, Aspect::plays, Aspect::idle_turns}) {
            if (auto task = next_task(effort, aspect)) return task;
        }
    }
    return std::nullopt;
}

std::optional<BestSolver::Task> BestSolver::next_task(std::uint64_t effort, Aspect aspect) const {
    const Standings& standings = work_.standings();
    const std::vector<std::size_t>& order = standings.order();
    const bool is_about_win = aspect == Aspect::wins_of_plays;
    const auto is_taken = [this](const Question& question) {
        return std::ranges::any_of(at_work_, [&](const Question& other) {
            return other.number == question.number && other.bag == question.bag;
        });
    };
    for (std::size_t at = 0; at < std::min(most_exact, order.size()); ++at) {
        if (work_.empties_bag(order[at]) == (aspect == Aspect::idle_turns)) continue;
        for (std::size_t bag = 0; bag < standings.bags().size(); ++bag) {
            const std::optional<int> win = standings.open_win(order[at], bag);
            const Question question{order[at], bag, win.value_or(0)};
            if ((win.has_value() || !is_about_win) && work_.may_ask(question, effort) &&
                standings.outcome(order[at], bag).is_open() && !is_taken(question))
                return Task{question, effort, is_about_win};
        }
    }
    return std::nullopt;
}

}  // namespace letrado
