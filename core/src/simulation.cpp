#include "simulation.hpp"

#include "engine.hpp"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <bit>
#include <chrono>
#include <cmath>
#include <numeric>
#include <system_error>
#include <thread>

namespace letrado {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t deals_a_round = 4;
// Fewer deals say nothing about the error of their mean.
constexpr std::uint64_t fewest_deals = 16;
// Enough to say how a candidate without rivals stands.
constexpr std::uint64_t deals_for_one = 64;
// Two candidates that differ less than this for certain are not worth more time.
constexpr double negligible = 0.0002;
// A gain that moves the squashed spread from one half to about three quarters, in hundredths.
constexpr double squash = 10000;
// In the place of a utility that is still to come; utilities are between 0 and 1.
constexpr float not_measured = -1;
constexpr auto between_questions = std::chrono::milliseconds(10);
constexpr auto between_reports = std::chrono::milliseconds(100);

struct Measured {
    float utility;
    float win;
    float spread;
    std::array<std::int16_t, 2> next;
};

std::uint64_t deal_seed(std::uint64_t seed, std::uint64_t deal) noexcept {
    return Random(seed * 0x2545F4914F6CDD1D + deal).next();
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
          plan_(plan),
          began_(Clock::now()) {
        plan_.threads = std::clamp<std::size_t>(plan_.threads, 1, 64);
        const std::size_t fixed = plan_.threads * (sizeof(BestPlaySearch) + (64U << 10U));
        const std::size_t a_round = options_.size() * deals_a_round * sizeof(Measured) + 64;
        if (plan_.bytes < fixed + 16 * a_round) throw QuestionError("memory_limit");
        most_rounds_ = (plan_.bytes - fixed) / a_round;
        for (std::size_t at = 0; at < options_.size(); ++at) running_.push_back(at);
        result_.tallies.resize(options_.size());
        sums_.resize(options_.size());
    }

    std::vector<Letter> held;
    InferredLeaves may_hold;

    SimulationResult run(const Watcher& watcher) {
        watcher_ = &watcher;
        phases_ =
            std::max<std::size_t>(1, static_cast<std::size_t>(std::bit_width(options_.size() - 1)));
        for (std::size_t thread = 0; thread < plan_.threads; ++thread) {
            rollouts_.emplace_back(setting_, leaves_, plan_.rollout);
            rollouts_.back().start(start_);
        }
        std::barrier gate(static_cast<std::ptrdiff_t>(plan_.threads));
        std::vector<std::thread> threads;
        for (std::size_t thread = 1; thread < plan_.threads; ++thread) {
            try {
                threads.emplace_back([this, &gate, thread] {
                    for (gate.arrive_and_wait(); !finished_; gate.arrive_and_wait()) {
                        work(thread);
                        gate.arrive_and_wait();
                    }
                });
            } catch (const std::system_error&) {
                gate.arrive_and_drop();  // the machine gives no more threads: fewer will do
            }
        }
        const auto dismiss = [&] {
            finished_ = true;
            gate.arrive_and_wait();
            for (std::thread& thread : threads) thread.join();
        };
        try {
            while (!is_done()) {
                begin_round();
                gate.arrive_and_wait();
                work(0);
                gate.arrive_and_wait();
                count_round(whole_deals());
                if (stopped_) break;
                thin_out();
                report();
            }
        } catch (...) {
            dismiss();
            throw;
        }
        dismiss();
        summarise();
        return result_;
    }

  private:
    struct Sums {
        double utility = 0;
        double win = 0;
        double win_squares = 0;
        double spread = 0;
        double spread_squares = 0;
        std::array<std::int64_t, 2> next{};
        std::uint64_t deals = 0;
    };

    [[nodiscard]] double elapsed() const {
        return std::chrono::duration<double>(Clock::now() - began_).count();
    }
    // How much of the budget is spent, from 0 to 1.
    [[nodiscard]] double spent() const {
        double part = 0;
        if (plan_.rollouts > 0)
            part = static_cast<double>(result_.rollouts) / static_cast<double>(plan_.rollouts);
        if (plan_.seconds > 0) part = std::max(part, elapsed() / plan_.seconds);
        return part;
    }

    bool is_done() {
        if (settled_)
            result_.ended = Ended::settled;
        else if (rounds_.size() >= most_rounds_)
            result_.ended = Ended::memory;
        else if (plan_.rollouts > 0 && result_.rollouts >= plan_.rollouts)
            result_.ended = Ended::rollouts;
        else if (plan_.seconds > 0 && elapsed() >= plan_.seconds)
            result_.ended = Ended::seconds;
        else
            return false;
        return true;
    }

    // One thread's part of a round; every deal of every candidate is a task of its own.
    void work(std::size_t thread) noexcept {
        const std::size_t tasks = running_.size() * deals_a_round;
        for (std::size_t task = next_++; task < tasks && !stopped_; task = next_++) {
            const std::size_t deal = task / running_.size();
            const std::size_t option = running_[task % running_.size()];
            rounds_.back()[option * deals_a_round + deal] =
                measure(rollouts_[thread], options_[option], deals_ + deal);
            if (plan_.seconds > 0 && elapsed() >= plan_.seconds) stop(Ended::seconds);
            if (thread == 0) ask();
        }
    }

    [[nodiscard]] Measured measure(Rollout& rollout, const Option& option,
                                   std::uint64_t deal) const noexcept {
        const std::uint64_t seed = deal_seed(plan_.seed, deal);
        Random choice(~seed);
        const std::span<const Letter> tiles =
            may_hold.empty() ? std::span<const Letter>(held) : may_hold.draw(choice);
        const Outcome outcome = rollout.run(option.move, option.is_wrong, tiles, seed);
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
        return {static_cast<float>(utility), static_cast<float>(win), static_cast<float>(spread),
                outcome.next};
    }

    void stop(Ended why) noexcept {
        bool expected = false;
        if (stopped_.compare_exchange_strong(expected, true)) result_.ended = why;
    }

    void ask() noexcept {
        if (!watcher_->is_cancelled) return;
        const auto now = Clock::now();
        if (now - asked_ < between_questions) return;
        asked_ = now;
        if (watcher_->is_cancelled()) stop(Ended::cancelled);
    }

    void begin_round() {
        const std::size_t cells = options_.size() * deals_a_round;
        rounds_.push_back(std::make_unique<Measured[]>(cells));
        for (std::size_t at = 0; at < cells; ++at) rounds_.back()[at].utility = not_measured;
        next_ = 0;
    }

    // How many deals of the last round all candidates have had: all, unless it was stopped.
    [[nodiscard]] std::size_t whole_deals() const {
        std::size_t deals = 0;
        const auto is_measured = [&](std::size_t option) {
            return rounds_.back()[option * deals_a_round + deals].utility >= 0;
        };
        while (deals < deals_a_round && std::ranges::all_of(running_, is_measured)) ++deals;
        return deals;
    }

    void count_round(std::size_t deals) {
        for (const std::size_t option : running_) {
            Sums& sums = sums_[option];
            for (std::size_t deal = 0; deal < deals; ++deal) {
                const Measured& at = rounds_.back()[option * deals_a_round + deal];
                sums.utility += double{at.utility};
                sums.win += double{at.win};
                sums.win_squares += double{at.win} * double{at.win};
                sums.spread += double{at.spread};
                sums.spread_squares += double{at.spread} * double{at.spread};
                sums.next[0] += at.next[0];
                sums.next[1] += at.next[1];
            }
            sums.deals += deals;
        }
        deals_ += deals;
        result_.rollouts += running_.size() * deals;
    }

    [[nodiscard]] double mean(std::size_t option) const {
        const Sums& sums = sums_[option];
        return sums.deals == 0 ? 0 : sums.utility / static_cast<double>(sums.deals);
    }
    [[nodiscard]] std::size_t leader() const {
        return *std::ranges::max_element(running_, {},
                                         [this](std::size_t option) { return mean(option); });
    }

    struct Difference {
        double mean;
        double error;
    };
    // Of two options on the deals that both have had: most of what chance does cancels out.
    [[nodiscard]] Difference difference(std::size_t one, std::size_t other,
                                        float Measured::* figure) const {
        const std::uint64_t deals = std::min(sums_[one].deals, sums_[other].deals);
        double sum = 0;
        double squares = 0;
        for (std::size_t deal = 0; deal < deals; ++deal) {
            const Measured* round = rounds_[deal / deals_a_round].get() + deal % deals_a_round;
            const double at = double{round[one * deals_a_round].*figure} -
                              double{round[other * deals_a_round].*figure};
            sum += at;
            squares += at * at;
        }
        const auto count = static_cast<double>(std::max<std::uint64_t>(deals, 1));
        const double average = sum / count;
        const double variance = std::max(0.0, squares / count - average * average);
        return {average, std::sqrt(variance / std::max(1.0, count - 1))};
    }

    // Drops who is certainly behind, and the worst half of the others whenever a phase of the
    // budget is over; says when nothing is left to be settled.
    void thin_out() {
        if (running_.size() < 2) {
            settled_ = deals_ >= deals_for_one;
            return;
        }
        if (deals_ >= fewest_deals && is_power_step()) drop_beaten();
        const auto due = static_cast<std::size_t>(spent() * static_cast<double>(phases_));
        for (; phase_ < std::min(due, phases_ - 1); ++phase_) drop_half();
    }
    // The comparison reads all deals, so it is made when their number has grown by an eighth.
    [[nodiscard]] bool is_power_step() {
        if (deals_ < compared_at_ + std::max<std::uint64_t>(deals_a_round, compared_at_ / 8))
            return false;
        compared_at_ = deals_;
        return true;
    }
    void drop_beaten() {
        const std::size_t best = leader();
        bool open = false;
        std::vector<std::size_t> kept;
        for (const std::size_t option : running_) {
            bool beaten = false;
            if (option != best) {
                const Difference behind = difference(best, option, &Measured::utility);
                const double margin = plan_.confidence * behind.error;
                beaten = behind.mean > margin && behind.mean > 0;
                const bool equal = behind.mean + margin < negligible;
                open = open || !(beaten || equal);
            }
            if (!beaten || options_[option].stays)
                kept.push_back(option);
            else
                result_.tallies[option].dropped = true;
        }
        running_ = std::move(kept);
        settled_ = !open && deals_ >= deals_for_one;
    }

    void drop_half() {
        const std::size_t kept = std::max<std::size_t>(2, (running_.size() + 1) / 2);
        std::vector<std::size_t> sorted = running_;
        std::ranges::stable_sort(sorted, std::greater{},
                                 [this](std::size_t option) { return mean(option); });
        std::vector<std::size_t> staying;
        for (std::size_t at = 0; at < sorted.size(); ++at) {
            if (at < kept || options_[sorted[at]].stays)
                staying.push_back(sorted[at]);
            else
                result_.tallies[sorted[at]].dropped = true;
        }
        std::ranges::sort(staying);
        running_ = std::move(staying);
    }

    void summarise() {
        result_.order.resize(options_.size());
        std::iota(result_.order.begin(), result_.order.end(), 0);
        if (deals_ == 0) {
            std::ranges::stable_sort(result_.order, std::greater{}, [this](std::size_t option) {
                return options_[option].move.equity;
            });
            return;
        }
        const std::size_t best = leader();
        tally_alone(best);
        const Tally& first = result_.tallies[best];
        for (std::size_t option = 0; option < options_.size(); ++option) {
            if (option == best) continue;
            Tally& tally = result_.tallies[option];
            tally_alone(option);
            // A candidate that was dropped had fewer deals, perhaps kinder ones: what it lost to
            // the best on these same deals is what it would lose on all.
            tally.win = first.win + difference(option, best, &Measured::win).mean;
            tally.spread = first.spread + difference(option, best, &Measured::spread).mean;
            const Difference gap = difference(option, best, &Measured::utility);
            tally.utility = first.utility + std::min(0.0, gap.mean);
            tally.gap_error = gap.error;
        }
        std::ranges::stable_sort(result_.order, [this, best](std::size_t one, std::size_t other) {
            if (one == best || other == best) return one == best && other != best;
            return result_.tallies[one].utility > result_.tallies[other].utility;
        });
    }
    void tally_alone(std::size_t option) {
        const Sums& sums = sums_[option];
        Tally& tally = result_.tallies[option];
        tally.rollouts = sums.deals;
        const auto count = static_cast<double>(std::max<std::uint64_t>(sums.deals, 1));
        const auto error = [count](double sum, double squares) {
            const double average = sum / count;
            return std::sqrt(std::max(0.0, squares / count - average * average) /
                             std::max(1.0, count - 1));
        };
        tally.utility = sums.utility / count;
        tally.win = sums.win / count;
        tally.spread = sums.spread / count;
        tally.reply = static_cast<double>(sums.next[0]) / count;
        tally.follow_up = static_cast<double>(sums.next[1]) / count;
        tally.win_error = error(sums.win, sums.win_squares);
        tally.spread_error = error(sums.spread, sums.spread_squares);
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
    const Watcher* watcher_ = nullptr;
    Clock::time_point began_;
    Clock::time_point asked_{};
    Clock::time_point reported_{};

    std::vector<Rollout> rollouts_;
    std::vector<std::unique_ptr<Measured[]>> rounds_;  // by option and deal
    std::size_t most_rounds_ = 0;
    std::vector<std::size_t> running_;
    std::vector<Sums> sums_;
    std::uint64_t deals_ = 0;
    std::uint64_t compared_at_ = 0;
    std::size_t phases_ = 1;
    std::size_t phase_ = 0;
    bool settled_ = false;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stopped_ = false;
    std::atomic<bool> finished_ = false;
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
