#include "pre_endgame_best.hpp"

#include <algorithm>
#include <array>

namespace letrado {

void BestSolver::solve(std::uint64_t most) {
    const OutcomeFinder& finder = work_.finder();
    work_.in_all_threads([&](EndgameSearch& search) {
        auto lock = work_.lock();
        while (const auto task = wait_for_task(lock, most)) {
            // Looking them up takes longer than little effort.
            const bool has_partners = task->step.effort > little_effort;
            search.set_partners(has_partners ? work_.standings().best_plays()
                                             : std::vector<Play>{});
            lock.unlock();
            const double before = work_.seconds_gone();
            const bool goes_on = work_.try_one(
                search, task->question, task->step.effort, [&](EndgameSearch&, const Trial& trial) {
                    if (task->is_about_value())
                        finder.close_in(search, trial.candidate, trial.bag, trial.outcome);
                    else if (!finder.ask(search, trial.candidate, trial.bag, trial.wanted,
                                         trial.outcome))
                        trial.outcome.spent = task->step.effort;  // there is no answer
                });
            lock.lock();
            std::erase(at_work_, task->question);
            if (!goes_on) is_out_of_time_ = true;
            note_cost(*task, work_.seconds_gone() - before);
            work_.sort();
            task_done_.notify_all();
        }
    });
}

void BestSolver::note_cost(const Task& task, double seconds) {
    if (task.step.among == Among::first_if_idle) spent_on_first_ += seconds;
    if (!work_.empties_bag(task.question.number) || task.step.effort <= little_effort) return;
    if (task.is_about_value())
        cost_of_values_.add(
            seconds, !work_.standings().outcome(task.question.number, task.question.bag).is_open());
    else if (task.step.aspect == Aspect::no_less_win)
        cost_of_wins_.add(seconds, true);
}

bool BestSolver::are_wins_cheap() const noexcept {
    return cost_of_wins_.mean() * cheap <= cost_of_values_.mean();
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
    const std::array<Step, 11> steps = {{
        {little_effort, Among::plays, Aspect::no_more_win},
        {little_effort, Among::plays, Aspect::value},
        {little_effort, Among::idle_turns, Aspect::value},
        {std::min(effort_for_first, most), Among::first_if_idle, Aspect::value},
        {most, Among::plays, Aspect::no_more_win},
        {std::min(effort_for_idle, most), Among::idle_turns, Aspect::no_more_win},
        {most, Among::first_play, Aspect::value},
        {most, Among::plays, Aspect::no_less_win},
        {most, Among::plays, Aspect::open_win},
        {most, Among::plays, Aspect::value},
        {most, Among::idle_turns, Aspect::value},
    }};
    for (const Step& step : steps) {
        if (step.aspect == Aspect::no_less_win && !are_wins_cheap()) continue;
        if (step.among == Among::first_if_idle && spent_on_first_ > seconds_ * most_for_first)
            continue;
        if (auto task = next_task(step)) return task;
    }
    return std::nullopt;
}

std::optional<BestSolver::Task> BestSolver::next_task(const Step& step) const {
    const Standings& standings = work_.standings();
    const std::vector<std::size_t>& order = standings.order();
    const bool is_idle = step.among == Among::idle_turns || step.among == Among::first_if_idle;
    for (std::size_t at = 0; at < standings.best(); ++at) {
        if (step.among == Among::first_if_idle && at > 0) break;
        if (work_.empties_bag(order[at]) == is_idle) continue;
        for (std::size_t bag = 0; bag < standings.bags().size(); ++bag) {
            const std::optional<int> asked = wanted(step.aspect, order[at], bag);
            if (!asked) continue;
            const BagQuestion question{order[at], bag, *asked};
            if (may_take(question, step.effort)) return Task{question, step};
        }
        if (step.among == Among::first_play) break;
    }
    return std::nullopt;
}

std::optional<int> BestSolver::wanted(Aspect aspect, std::size_t number, std::size_t bag) const {
    const Standings& standings = work_.standings();
    switch (aspect) {
        case Aspect::no_more_win:
            return standings.no_more_win(number, bag);
        case Aspect::no_less_win:
        case Aspect::open_win:
            return standings.no_less_win(number, bag);
        case Aspect::value:
            break;
    }
    return 0;
}

bool BestSolver::may_take(const BagQuestion& question, std::uint64_t effort) const {
    const bool is_taken = std::ranges::any_of(at_work_, [&](const BagQuestion& other) {
        return other.number == question.number && other.bag == question.bag;
    });
    return !is_taken && work_.may_ask(question, effort) &&
           work_.standings().outcome(question.number, question.bag).is_open();
}

}  // namespace letrado
