#include "simulation.hpp"

#include "crew.hpp"
#include "engine.hpp"
#include "shortlist.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <numeric>

namespace letrado {
namespace {

using Clock = std::chrono::steady_clock;

// A gain that moves the squashed spread from one half to about three quarters, in hundredths.
constexpr double squash = 10000;
constexpr auto between_questions = std::chrono::milliseconds(10);
constexpr auto between_reports = std::chrono::milliseconds(100);
// Longer than any simulation, in seconds.
constexpr double no_limit = 1e9;
// What a thread takes besides its search: the part of its stack that is used, and the rest.
constexpr std::size_t bytes_a_thread = sizeof(BestPlaySearch) + (64U << 10U);
// What the candidates, their tallies and the answer take.
constexpr std::size_t bytes_of_the_answer = 256U << 10U;
// A limit that leaves no room for these is refused.
constexpr std::size_t fewest_rounds = 16;

std::uint64_t deal_seed(std::uint64_t seed, std::uint64_t deal) noexcept {
    return Random(seed * 0x2545F4914F6CDD1D + deal).next();
}

SimulationPlan within_reason(SimulationPlan plan) {
    plan.threads = std::clamp<std::size_t>(plan.threads, 1, 64);
    return plan;
}

std::size_t rounds_that_fit(std::size_t options, const SimulationPlan& plan) {
    const std::size_t fixed = bytes_of_the_answer + plan.threads * bytes_a_thread;
    const std::size_t a_round = DealRecord::bytes_a_round(options);
    if (plan.bytes < fixed + fewest_rounds * a_round) throw QuestionError("memory_limit");
    return (plan.bytes - fixed) / a_round;
}

std::vector<bool> those_that_stay(const std::vector<Option>& options) {
    std::vector<bool> stays;
    for (const Option& option : options) stays.push_back(option.stays);
    return stays;
}

}  // namespace

class Simulation::Work {
  public:
    Work(const Setting& setting, const Leaves& leaves, const WinChances& chances,
         const RolloutStart& start, std::vector<Option> options, const SimulationPlan& plan)
        : setting_(setting),
          leaves_(leaves),
          chances_(chances),
          start_(start),
          options_(std::move(options)),
          plan_(within_reason(plan)),
          deadline_(plan.seconds > 0 ? plan.seconds : no_limit, stop_),
          most_rounds_(rounds_that_fit(options_.size(), plan_)),
          record_(options_.size()),
          shortlist_(those_that_stay(options_), plan.confidence) {
        result_.tallies.resize(options_.size());
    }

    std::vector<Letter> held;
    InferredLeaves may_hold;

    SimulationResult run(const Watcher& watcher) {
        watcher_ = &watcher;
        for (std::size_t thread = 0; thread < plan_.threads; ++thread) {
            rollouts_.emplace_back(setting_, leaves_, plan_.rollout);
            rollouts_.back().start(start_, &deadline_);
        }
        Crew crew(plan_.threads - 1);
        const std::function<void(std::size_t)> piece = [this](std::size_t thread) { work(thread); };
        while (!is_done()) {
            record_.begin_round();
            next_ = 0;
            crew.run(piece);
            const std::size_t deals = record_.whole_deals(shortlist_.running());
            record_.count(shortlist_.running(), deals);
            result_.rollouts += shortlist_.running().size() * deals;
            if (deadline_.has_come()) continue;
            shortlist_.thin_out(record_, spent());
            report();
        }
        summarise();
        return result_;
    }

  private:
    // How much of the budget is spent, from 0 to 1.
    [[nodiscard]] double spent() const {
        double part = 0;
        if (plan_.rollouts > 0)
            part = static_cast<double>(result_.rollouts) / static_cast<double>(plan_.rollouts);
        if (plan_.seconds > 0) part = std::max(part, deadline_.seconds_gone() / plan_.seconds);
        return part;
    }

    bool is_done() {
        if (stop_.is_cancelled())
            result_.ended = Ended::cancelled;
        else if (shortlist_.is_settled())
            result_.ended = Ended::settled;
        else if (record_.rounds() >= most_rounds_)
            result_.ended = Ended::memory;
        else if (plan_.rollouts > 0 && result_.rollouts >= plan_.rollouts)
            result_.ended = Ended::rollouts;
        else if (deadline_.has_come())
            result_.ended = Ended::seconds;
        else
            return false;
        return true;
    }

    // One thread's part of a round; every deal of every candidate is a task of its own.
    void work(std::size_t thread) noexcept {
        const std::span<const std::size_t> running = shortlist_.running();
        const std::size_t tasks = running.size() * DealRecord::deals_a_round;
        for (std::size_t task = next_++; task < tasks; task = next_++) {
            const std::size_t deal = task / running.size();
            const std::size_t option = running[task % running.size()];
            const auto measured =
                measure(rollouts_[thread], options_[option], record_.deals() + deal);
            if (!measured) return;  // time is up
            record_.write(option, deal, *measured);
            if (thread == 0) ask();
        }
    }

    [[nodiscard]] std::optional<Measured> measure(Rollout& rollout, const Option& option,
                                                  std::uint64_t deal) const noexcept {
        const std::uint64_t seed = deal_seed(plan_.seed, deal);
        Random choice(~seed);
        const std::span<const Letter> tiles =
            may_hold.empty() ? std::span<const Letter>(held) : may_hold.draw(choice);
        if (deadline_.has_come()) return {};
        const RolloutOutcome outcome = rollout.run(option.move, option.is_wrong, tiles, seed);
        if (outcome.cut) return {};
        const double spread = outcome.spread;
        const double needed = spread - plan_.handicap;
        double win = 0.5;
        if (outcome.over) {
            win = needed > 0 ? 1 : needed < 0 ? 0 : 0.5;
        } else if (outcome.own_turn) {
            win = chances_.chance(needed, outcome.unseen);
        } else {
            win = 1 - chances_.chance(-needed, outcome.unseen);
        }
        const double gain = spread - 100.0 * (start_.scores[0] - start_.scores[1]);
        const double squashed = 1 / (1 + std::exp(-gain / squash));
        const double utility = (1 - plan_.spread_weighs) * win + plan_.spread_weighs * squashed;
        return Measured{static_cast<float>(utility), static_cast<float>(win),
                        static_cast<float>(spread), outcome.next};
    }

    void ask() noexcept {
        if (!watcher_->is_cancelled) return;
        const auto now = Clock::now();
        if (now - asked_ < between_questions) return;
        asked_ = now;
        if (watcher_->is_cancelled()) stop_.cancel();
    }

    void summarise() {
        result_.order.resize(options_.size());
        std::iota(result_.order.begin(), result_.order.end(), 0);
        if (record_.deals() == 0) {
            std::ranges::stable_sort(result_.order, std::greater{}, [this](std::size_t option) {
                return options_[option].move.equity;
            });
            return;
        }
        const std::size_t best = shortlist_.leader(record_);
        const Tally first = record_.tally(best);
        result_.tallies[best] = first;
        for (std::size_t option = 0; option < options_.size(); ++option) {
            if (option == best) continue;
            Tally& tally = result_.tallies[option];
            tally = record_.tally(option);
            // A candidate that was dropped had fewer deals, perhaps kinder ones: what it lost to
            // the best on these same deals is what it would lose on all.
            const auto behind = [&](float Measured::* figure) {
                return record_.difference(option, best, figure);
            };
            tally.win = first.win + behind(&Measured::win).mean;
            tally.spread = first.spread + behind(&Measured::spread).mean;
            const Difference gap = behind(&Measured::utility);
            tally.utility = first.utility + std::min(0.0, gap.mean);
            tally.gap_error = gap.error;
        }
        std::ranges::stable_sort(result_.order, [this, best](std::size_t one, std::size_t other) {
            if (one == best || other == best) return one == best && other != best;
            return result_.tallies[one].utility > result_.tallies[other].utility;
        });
    }

    void report() {
        if (!watcher_->has_advanced) return;
        const auto now = Clock::now();
        if (now - reported_ < between_reports) return;
        reported_ = now;
        summarise();
        watcher_->has_advanced(result_);
    }

    const Setting& setting_;
    const Leaves& leaves_;
    const WinChances& chances_;
    const RolloutStart& start_;
    std::vector<Option> options_;
    SimulationPlan plan_;
    Cancellation stop_;
    Deadline deadline_;
    const Watcher* watcher_ = nullptr;
    Clock::time_point asked_{};
    Clock::time_point reported_{};

    std::size_t most_rounds_;
    DealRecord record_;
    Shortlist shortlist_;
    std::vector<Rollout> rollouts_;
    std::atomic<std::size_t> next_ = 0;
    SimulationResult result_;
};

Simulation::Simulation(const Setting& setting, const Leaves& leaves, const WinChances& chances,
                       const RolloutStart& start, std::vector<Option> options,
                       const SimulationPlan& plan)
    : work_(std::make_unique<Work>(setting, leaves, chances, start, std::move(options), plan)) {}

Simulation::~Simulation() = default;

void Simulation::opponent_holds(std::vector<Letter> tiles) { work_->held = std::move(tiles); }

void Simulation::opponent_may_hold(InferredLeaves leaves) { work_->may_hold = std::move(leaves); }

SimulationResult Simulation::run(const Watcher& watcher) { return work_->run(watcher); }

}  // namespace letrado
