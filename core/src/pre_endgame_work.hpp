#pragma once

#include "crew.hpp"
#include "pre_endgame_standings.hpp"
#include "search_memory.hpp"
#include "search_words.hpp"

#include <mutex>

namespace letrado {

// A candidate with a bag, and what is known of it.
struct Trial {
    const Candidate& candidate;
    const Bag& bag;
    int wanted;  // see BagQuestion
    Outcome& outcome;
};

// Threads that find out what comes of candidates, each with a search of its own and one table for
// all, and the standings, which hold what was found.
class OutcomeWork {
  public:
    OutcomeWork(const Engine& engine, const GameRules& rules, const PreEndgamePosition& position,
                Aim aim, const SearchLimits& limits, const Deadline& deadline);

    using Work = std::function<void(EndgameSearch&, const Trial&)>;

    [[nodiscard]] const OutcomeFinder& finder() const noexcept { return finder_; }
    // To be read while no thread is at work, or with the lock.
    [[nodiscard]] const Standings& standings() const noexcept { return standings_; }
    [[nodiscard]] std::unique_lock<std::mutex> lock() { return std::unique_lock(mutex_); }
    // With the lock.
    void sort() { standings_.sort(); }
    [[nodiscard]] PreEndgameAnswer answer();
    [[nodiscard]] double seconds_gone() const noexcept { return deadline_.seconds_gone(); }

    [[nodiscard]] bool empties_bag(std::size_t number) const {
        return letrado::empties_bag(standings_.candidate(number), position_);
    }
    // Can it be asked, and has it not been in vain with as much effort?
    [[nodiscard]] bool may_ask(const BagQuestion& question, std::uint64_t effort) const;

    // Tries all this in all threads, with so much effort each. Throws Stopped when time is up.
    void try_all(const std::vector<BagQuestion>& questions, std::uint64_t effort, const Work& work);
    // Runs this in all threads. Throws Stopped when time is up.
    void in_all_threads(const std::function<void(EndgameSearch&)>& run);
    // Keeps what was found, or that it came to no end; false when time is up.
    bool try_one(EndgameSearch& search, const BagQuestion& question, std::uint64_t effort,
                 const Work& work);

    void stop() noexcept;

  private:
    [[nodiscard]] std::size_t own_memory(std::size_t threads) const noexcept;
    [[nodiscard]] bool is_over() const {
        return is_stopped_.load(std::memory_order_relaxed) || deadline_.has_come();
    }

    const PreEndgamePosition& position_;
    const Deadline& deadline_;
    IdleGame idle_;
    OutcomeFinder finder_;
    Standings standings_;
    SearchWords words_;
    SearchMemory memory_;
    EndgameTable table_;
    std::vector<std::unique_ptr<EndgameSearch>> searches_;
    Crew crew_;
    std::mutex mutex_;  // of the standings
    std::atomic<bool> is_stopped_ = false;
};

}  // namespace letrado
