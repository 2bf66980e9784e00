#include "pre_endgame.hpp"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace letrado {
namespace {

constexpr auto a_while = std::chrono::milliseconds(50);
constexpr std::size_t most_exact = 10;
constexpr std::size_t most_in_bag = 2;

// A bag that there may be, and in how many ways it comes.
struct Bag {
    std::vector<Letter> tiles;  // the last one is drawn first
    double weight;
};

// How deep to look, and how many candidates go on to the next round.
struct Round {
    std::size_t depth;
    std::size_t kept;
};

// What is known of a candidate with one bag.
struct Outcome {
    int low = -no_bound;
    int high = no_bound;
    int estimate = 0;
    std::size_t depth = 0;
    bool is_known = false;  // it has been looked at
};

[[nodiscard]] std::vector<Bag> bags_of(const std::vector<Letter>& unseen, std::size_t size) {
    std::vector<Bag> bags;
    std::vector<Letter> kinds = unseen;
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    const auto many = [&](Letter kind) {
        return static_cast<double>(std::ranges::count(unseen, kind));
    };
    for (const Letter first : kinds) {
        if (size == 1) {
            bags.push_back({{first}, many(first)});
            continue;
        }
        for (const Letter second : kinds) {
            const double ways = many(first) * (many(second) - (first == second ? 1 : 0));
            if (ways > 0) bags.push_back({{second, first}, ways});
        }
    }
    return bags;
}

void remove(std::vector<Letter>& tiles, Letter tile) {
    const auto found = std::ranges::find(tiles, tile);
    if (found != tiles.end()) tiles.erase(found);
}

class PreSolver {
  public:
    PreSolver(const Engine& engine, const GameRules& rules, const PreEndgamePosition& position,
              const SearchLimits& limits, const Deadline& deadline)
        : engine_(engine),
          position_(position),
          limits_(limits),
          deadline_(deadline),
          table_(limits.memory - limits.threads * EndgameSearch::own_memory),
          bags_(bags_of(position.unseen, position.in_bag)) {
        list_candidates(rules);
        outcomes_.assign(candidates_.size(), std::vector<Outcome>(bags_.size()));
        order_.resize(candidates_.size());
        for (std::size_t at = 0; at < order_.size(); ++at) order_[at] = at;
        for (std::size_t thread = 0; thread < limits.threads; ++thread)
            searches_.push_back(std::make_unique<EndgameSearch>(engine.graph(), engine.equipment(),
                                                                table_, deadline));
    }

    void run() {
        // Successive halving: half as many candidates, one turn deeper.
        std::vector<Round> rounds = {{0, candidates_.size()}};
        std::size_t kept = std::max(most_exact, candidates_.size() / 4);
        for (std::size_t depth = 1; depth <= 3; ++depth) {
            rounds.push_back({depth, kept});
            kept = std::max(most_exact, kept / 2);
        }
        rounds.push_back({EndgameSearch::whole, most_exact});
        for (const Round& round : rounds) {
            const std::size_t count = std::min(round.kept, order_.size());
            if (!look(round.depth, count)) break;
        }
        const std::lock_guard lock(mutex_);
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
        now.bags = bags_.size();
        now.seconds = deadline_.seconds_gone();
        for (const std::size_t at : order_) now.candidates.push_back(candidates_[at]);
        return now;
    }

  private:
    void list_candidates(const GameRules& rules) {
        const Board board(engine_.equipment(), engine_.graph(), position_.board);
        const Hand hand(position_.rack);
        std::vector<Play> plays;
        find_all_plays(engine_.graph(), engine_.equipment(), board, hand, plays);
        // The dearest first, should there be no time to look at all.
        std::ranges::stable_sort(plays, std::greater<>(), &Play::points);
        for (const Play& play : plays) {
            candidates_.push_back({Act::lay, play, {}});
            candidates_.back().value = play.points;
        }
        candidates_.push_back({});
        if (position_.in_bag < rules.exchange_needs) return;
        for (std::size_t part = 1; part <= hand.last_part(); ++part) {
            if (hand.size_of(part) <= position_.in_bag)
                candidates_.push_back(
                    {Act::exchange, {}, Engine::tiles_of_part(position_.rack, part)});
        }
    }

    // What has been looked at with every bag comes before the rest.
    [[nodiscard]] static std::pair<bool, double> rank(const Candidate& candidate) noexcept {
        return {candidate.is_looked_at, candidate.value};
    }

    // The position after a candidate, seen by the other player, who is then on turn.
    [[nodiscard]] EndgamePosition after(const Candidate& candidate, const Bag& bag) const {
        EndgamePosition next;
        next.board = position_.board;
        std::vector<Letter> own = position_.rack;
        std::vector<Letter> other = position_.unseen;
        for (const Letter tile : bag.tiles) remove(other, tile);
        next.bag = bag.tiles;
        const Play& play = candidate.play;
        for (std::size_t at = 0; at < play.length; ++at) {
            const Letter tile = play.tiles[at];
            if (tile == 0) continue;
            const std::size_t place = play.start + at;
            next.board[play.direction == across ? play.line * side + place
                                                : place * side + play.line] = tile;
            remove(own, (tile & blank_mark) != 0 ? blank : tile);
        }
        for (const Letter tile : candidate.exchanged) remove(own, tile);
        if (candidate.act != Act::pass) {
            while (own.size() < position_.rack.size() && !next.bag.empty()) {
                own.push_back(next.bag.back());
                next.bag.pop_back();
            }
        }
        next.bag.insert(next.bag.begin(), candidate.exchanged.begin(), candidate.exchanged.end());
        next.next_pass_ends = candidate.act == Act::pass;
        next.racks = {std::move(other), std::move(own)};
        return next;
    }

    // Everything that is left to look at, in all threads; false when time is up.
    bool look(std::size_t depth, std::size_t count) {
        const std::vector<std::size_t> chosen(order_.begin(),
                                              order_.begin() + static_cast<std::ptrdiff_t>(count));
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> is_complete = true;
        const auto work = [&](EndgameSearch& search) {
            try {
                for (;;) {
                    const std::size_t job = next.fetch_add(1);
                    if (job >= count * bags_.size()) return;
                    look_at(search, chosen[job / bags_.size()], job % bags_.size(), depth);
                }
            } catch (const Stopped&) {
                is_complete.store(false);
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (std::size_t at = 1; at < searches_.size(); ++at)
                helpers.emplace_back([&work, this, at] { work(*searches_[at]); });
            work(*searches_[0]);
        }
        const std::lock_guard lock(mutex_);
        std::stable_sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(count),
                         [this](std::size_t one, std::size_t two) {
                             return rank(candidates_[one]) > rank(candidates_[two]);
                         });
        return is_complete.load() && !is_stopped_.load(std::memory_order_relaxed);
    }

    void look_at(EndgameSearch& search, std::size_t number, std::size_t bag, std::size_t depth) {
        const Candidate candidate = [&] {
            const std::lock_guard lock(mutex_);
            return candidates_[number];
        }();
        const EndgamePosition next = after(candidate, bags_[bag]);
        const int points = candidate.act == Act::lay ? candidate.play.points : 0;
        Outcome outcome = outcomes_[number][bag];
        if (next.racks[1].empty()) {
            int rack = 0;
            for (const Letter tile : next.racks[0])
                rack += tile == blank ? 0 : engine_.equipment().tiles.points[tile];
            outcome.estimate = outcome.low = outcome.high = points + 2 * rack;
        } else if (candidate.act == Act::pass && position_.next_pass_ends) {
            outcome.estimate = outcome.low = outcome.high = balance(next);
        } else {
            search.set_up(next);
            // The bounds of the reply, which are ours turned round.
            int low = points - outcome.high;
            int high = points - outcome.low;
            int guess = points - outcome.estimate;
            int least = low;
            int most = high;
            while (least < most) {
                const int beta = guess <= least ? least + 1 : guess;
                const auto result = search.test(beta, depth);
                guess = result.value;
                (guess >= beta ? least : most) = guess;
                if (result.is_exact) (guess >= beta ? low : high) = guess;
                if (depth == 0) break;
            }
            outcome.low = points - high;
            outcome.high = points - low;
            outcome.estimate = points - guess;
        }
        outcome.depth = depth;
        outcome.is_known = true;
        const std::lock_guard lock(mutex_);
        outcomes_[number][bag] = outcome;
        sum_up(number);
    }

    // Both have passed out: each loses what they hold.
    [[nodiscard]] int balance(const EndgamePosition& next) const noexcept {
        int difference = 0;
        for (std::size_t player = 0; player < 2; ++player) {
            for (const Letter tile : next.racks[player]) {
                const int worth = tile == blank ? 0 : engine_.equipment().tiles.points[tile];
                difference += player == 0 ? worth : -worth;
            }
        }
        return difference;
    }

    // The means over the bags; those not looked at yet do not count.
    void sum_up(std::size_t number) {
        Candidate& candidate = candidates_[number];
        double total = 0;
        double value = 0;
        double wins = 0;
        double low = 0;
        double high = 0;
        candidate.is_bounded = true;
        candidate.is_looked_at = true;
        candidate.depth = EndgameSearch::whole;
        bool is_solved = true;
        for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
            const Outcome& outcome = outcomes_[number][bag];
            candidate.is_looked_at = candidate.is_looked_at && outcome.is_known;
            candidate.depth = std::min(candidate.depth, outcome.depth);
            is_solved = is_solved && outcome.low == outcome.high;
            if (outcome.low == -no_bound || outcome.high == no_bound) candidate.is_bounded = false;
            if (!outcome.is_known) continue;
            const double weight = bags_[bag].weight;
            const int lead = position_.lead + outcome.estimate;
            total += weight;
            value += weight * outcome.estimate;
            wins += weight * (lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0);
            low += weight * outcome.low;
            high += weight * outcome.high;
        }
        candidate.value = value / total;
        candidate.wins = wins / total;
        candidate.low = low / total;
        candidate.high = high / total;
        const bool is_open = candidate.act == Act::lay && candidate.play.laid >= position_.in_bag;
        candidate.is_proved = is_solved && is_open;
    }

    const Engine& engine_;
    const PreEndgamePosition& position_;
    const SearchLimits& limits_;
    const Deadline& deadline_;
    EndgameTable table_;
    std::vector<Bag> bags_;
    std::vector<Candidate> candidates_;
    std::vector<std::vector<Outcome>> outcomes_;
    std::vector<std::size_t> order_;
    std::vector<std::unique_ptr<EndgameSearch>> searches_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_done_ = false;
    std::atomic<bool> is_stopped_ = false;
};

}  // namespace

void check(const Engine& engine, const PreEndgamePosition& position, const SearchLimits& limits) {
    if (position.in_bag == 0 || position.in_bag > most_in_bag ||
        position.unseen.size() != rack_size + position.in_bag)
        throw QuestionError("bag_size");
    std::vector<Letter> other = position.unseen;
    other.resize(rack_size);
    check(engine, EndgamePosition{position.board, {position.rack, other}, false, {}}, limits);
    for (const Letter tile : position.unseen) {
        if (tile > engine.equipment().tiles.letters) throw QuestionError("rack_tile");
    }
}

PreEndgameAnswer solve_pre_endgame(const Engine& engine, const GameRules& rules,
                                   const PreEndgamePosition& position, const SearchLimits& limits,
                                   const Cancellation& cancellation,
                                   const PreEndgameListener& listener) {
    const Deadline deadline(limits.seconds, cancellation);
    PreSolver solver(engine, rules, position, limits, deadline);
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
