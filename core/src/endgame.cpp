#include "endgame.hpp"

#include "bracket.hpp"
#include "search_memory.hpp"
#include "search_words.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace letrado {
namespace {

// How often the listener is told.
constexpr auto a_while = std::chrono::milliseconds(50);
constexpr std::size_t most_threads = 64;
constexpr double most_seconds = 1e6;
// Plays that the estimates try at each turn before the search tries all; and how many positions an
// estimate is worth.
constexpr std::array<std::size_t, 3> widths = {8, 24, 72};
constexpr std::uint64_t most_in_estimate = 100'000;

// Closes in on the value from both sides with tests at one number each.
class Solver {
  public:
    Solver(const WordGraph& graph, const Equipment& equipment, const EndgamePosition& position,
           const SearchLimits& limits, const Deadline& deadline)
        : deadline_(deadline),
          words_(graph, equipment, position.board, tiles_of(position), limits.seconds),
          memory_(limits, SearchWords::own_memory + limits.threads * EndgameSearch::own_memory),
          table_(memory_.table) {
        for (std::size_t thread = 0; thread < limits.threads; ++thread) {
            auto search = std::make_unique<EndgameSearch>(words_.graph(), equipment, table_,
                                                          deadline, memory_.words);
            search->set_up(position);
            search->set_taste(static_cast<std::uint32_t>(thread) * 0x9E3779B9U);
            searches_.push_back(std::move(search));
        }
    }

    void run() {
        try {
            estimate();
            close_in(false);
        } catch (const Stopped&) {
        }
        std::vector<EndgameTurn> line;
        const EndgameAnswer now = answer();
        if (now.is_proved() && !is_stopped_.load(std::memory_order_relaxed))
            line = searches_[0]->line_of(now.low);
        if (line.empty()) line.push_back(searches_[0]->best_known());
        const std::lock_guard lock(mutex_);
        answer_.line = std::move(line);
        is_done_ = true;
        changed_.notify_all();
    }

    // Waits a little; true when the search has ended.
    bool wait() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, a_while, [this] { return is_done_; });
    }
    [[nodiscard]] EndgameAnswer answer() {
        const std::lock_guard lock(mutex_);
        return answer_;
    }
    [[nodiscard]] EndgameAnswer answer(const Deadline& deadline) {
        EndgameAnswer now = answer();
        for (const auto& search : searches_) now.nodes += search->nodes();
        now.seconds = deadline.seconds_gone();
        return now;
    }
    void stop() noexcept {
        is_stopped_.store(true, std::memory_order_relaxed);
        for (const auto& search : searches_) search->stop();
    }

  private:
    void estimate() {
        EndgameSearch& search = *searches_[0];
        try {
            for (const std::size_t width : widths) {
                search.set_width(width);
                search.allow(most_in_estimate);
                close_in(true);
            }
        } catch (const Stopped&) {
            if (is_stopped_.load(std::memory_order_relaxed) || deadline_.has_come()) throw;
        }
        search.set_width(EndgameSearch::all_plays);
        search.allow(EndgameSearch::no_end);
    }

    void close_in(bool estimates) {
        const EndgameAnswer from = answer();
        Bracket bracket(from.estimate, from.low, from.high);
        while (bracket.is_open()) {
            const int beta = bracket.next();
            const std::uint64_t before = searches_[0]->nodes();
            const auto found = test(beta, bracket.most_cost(), estimates ? 1 : searches_.size());
            const std::uint64_t positions = searches_[0]->nodes() - before;
            if (!found) {
                bracket.costs_too_much();
                continue;
            }
            const EndgameSearch::Result& result = *found;
            const bool reached = result.value >= beta;
            const Bracket::Cost cost{positions, static_cast<double>(positions)};
            reached ? bracket.is_at_least(result.value, cost)
                    : bracket.is_at_most(result.value, cost);
            const std::lock_guard lock(mutex_);
            if (result.is_exact) (reached ? answer_.low : answer_.high) = result.value;
            if (reached || answer_.low == -no_bound) answer_.estimate = result.value;
            changed_.notify_all();
        }
        const std::lock_guard lock(mutex_);
        answer_.estimate = bracket.low();
    }

    // The test in so many threads at once, each in an order of its own; the first answer counts.
    // None when it takes more positions in each of them.
    std::optional<EndgameSearch::Result> test(int beta, std::uint64_t most, std::size_t threads) {
        std::mutex mutex;
        std::optional<EndgameSearch::Result> first;
        bool is_given_up = false;
        for (const auto& search : searches_) search->resume();
        if (is_stopped_.load(std::memory_order_relaxed)) throw Stopped{};
        const auto work = [&](EndgameSearch& search) {
            const EndgameSearch::Allowance allowance(search, most);
            try {
                const auto result = search.test(beta, EndgameSearch::whole);
                const std::lock_guard lock(mutex);
                if (!first) first = result;
            } catch (const Stopped&) {
                const std::lock_guard lock(mutex);
                is_given_up = is_given_up || allowance.is_used_up();
                return;
            }
            for (const auto& other : searches_) other->stop();
        };
        {
            std::vector<std::jthread> helpers;
            for (std::size_t at = 1; at < threads; ++at)
                helpers.emplace_back([&work, this, at] { work(*searches_[at]); });
            work(*searches_[0]);
        }
        for (const auto& search : searches_) search->resume();
        if (is_stopped_.load(std::memory_order_relaxed)) throw Stopped{};
        if (!first && (!is_given_up || deadline_.has_come())) throw Stopped{};
        return first;
    }

    [[nodiscard]] static std::vector<Letter> tiles_of(const EndgamePosition& position) {
        std::vector<Letter> tiles = position.racks[0];
        tiles.insert(tiles.end(), position.racks[1].begin(), position.racks[1].end());
        tiles.insert(tiles.end(), position.bag.begin(), position.bag.end());
        return tiles;
    }

    const Deadline& deadline_;
    SearchWords words_;
    SearchMemory memory_;
    EndgameTable table_;
    std::vector<std::unique_ptr<EndgameSearch>> searches_;
    std::mutex mutex_;
    std::condition_variable changed_;
    EndgameAnswer answer_;
    bool is_done_ = false;
    std::atomic<bool> is_stopped_ = false;
};

}  // namespace

bool next_pass_ends(const GameRules& rules, std::size_t tileless_turns, bool nil_nil) noexcept {
    const auto ends = [&](std::size_t limit) { return limit > 0 && tileless_turns + 1 >= limit; };
    const bool waits = rules.tileless_waits_for_score && nil_nil;
    return ends(rules.passes_to_end) || (!waits && ends(rules.tileless_to_end));
}

void check(const Engine& engine, const EndgamePosition& position, const SearchLimits& limits) {
    const std::size_t letters = engine.equipment().tiles.letters;
    for (const Letter tile : position.board) {
        if (tile != 0 && (shown_by(tile) == 0 || shown_by(tile) > letters))
            throw QuestionError("board_tile");
    }
    for (const auto& rack : position.racks) {
        if (rack.empty() || rack.size() > rack_size) throw QuestionError("rack_size");
        std::size_t blanks = 0;
        for (const Letter tile : rack) {
            if (tile > letters) throw QuestionError("rack_tile");
            blanks += tile == blank;
        }
        if (blanks > 2) throw QuestionError("rack_tile");
    }
    if (limits.threads == 0 || limits.threads > most_threads) throw QuestionError("threads");
    if (limits.memory < (limits.threads + 1) * EndgameSearch::own_memory)
        throw QuestionError("memory");
    if (!(limits.seconds >= 0 && limits.seconds <= most_seconds)) throw QuestionError("seconds");
}

EndgameAnswer solve_endgame(const WordGraph& graph, const Equipment& equipment,
                            const EndgamePosition& position, const SearchLimits& limits,
                            const Cancellation& cancellation, const EndgameListener& listener) {
    const Deadline deadline = deadline_before_giving_back(limits, cancellation);
    Solver solver(graph, equipment, position, limits, deadline);
    {
        const std::jthread worker([&solver] { solver.run(); });
        try {
            while (!solver.wait()) {
                if (listener) listener(solver.answer(deadline));
            }
        } catch (...) {
            solver.stop();
            throw;
        }
    }
    return solver.answer(deadline);
}

}  // namespace letrado
