#include "pre_endgame_work.hpp"

#include "pre_endgame_bounds.hpp"

namespace letrado {
namespace {

[[nodiscard]] std::vector<Letter> tiles_of(const PreEndgamePosition& position) {
    std::vector<Letter> tiles = position.rack;
    tiles.insert(tiles.end(), position.unseen.begin(), position.unseen.end());
    return tiles;
}

}  // namespace

OutcomeWork::OutcomeWork(const Engine& engine, const GameRules& rules,
                         const PreEndgamePosition& position, Aim aim, const SearchLimits& limits,
                         const Deadline& deadline)
    : position_(position),
      deadline_(deadline),
      idle_(engine, rules, position),
      finder_(position, idle_),
      standings_(position, aim, idle_, candidates_of(engine, rules, position),
                 widest_gain(engine.equipment(), position)),
      words_(engine.graph(), engine.equipment(), position.board, tiles_of(position),
             limits.seconds),
      memory_(limits, own_memory(limits.threads)),
      table_(memory_.table),
      crew_(limits.threads - 1) {
    for (std::size_t thread = 0; thread < limits.threads; ++thread)
        searches_.push_back(std::make_unique<EndgameSearch>(words_.graph(), engine.equipment(),
                                                            table_, deadline, memory_.words));
}

// Candidates and outcomes are kept, and an answer copies the candidates.
std::size_t OutcomeWork::own_memory(std::size_t threads) const noexcept {
    const std::size_t lists = standings_.order().size() *
                              (3 * sizeof(Candidate) +
                               standings_.bags().size() * (sizeof(Outcome) + sizeof(BagQuestion)));
    return lists + SearchWords::own_memory + threads * EndgameSearch::own_memory;
}

PreEndgameAnswer OutcomeWork::answer() {
    const std::lock_guard lock(mutex_);
    PreEndgameAnswer now;
    now.bags = standings_.bags().size();
    now.open = standings_.open();
    now.is_settled = now.open == 0 && standings_.are_best_proved();
    now.seconds = deadline_.seconds_gone();
    for (const std::size_t number : standings_.order())
        now.candidates.push_back(standings_.candidate(number));
    return now;
}

bool OutcomeWork::may_ask(const BagQuestion& question, std::uint64_t effort) const {
    return (position_.in_bag == 1 || empties_bag(question.number)) &&
           standings_.outcome(question.number, question.bag).spent < effort;
}

void OutcomeWork::try_all(const std::vector<BagQuestion>& questions, std::uint64_t effort,
                          const Work& work) {
    std::atomic<std::size_t> next = 0;
    in_all_threads([&](EndgameSearch& search) {
        for (std::size_t at = next++; at < questions.size(); at = next++) {
            if (!try_one(search, questions[at], effort, work)) return;
        }
    });
}

void OutcomeWork::in_all_threads(const std::function<void(EndgameSearch&)>& run) {
    crew_.run([&](std::size_t thread) { run(*searches_[thread]); });
    {
        const std::lock_guard lock(mutex_);
        sort();
    }
    if (is_over()) throw Stopped{};
}

bool OutcomeWork::try_one(EndgameSearch& search, const BagQuestion& question, std::uint64_t effort,
                          const Work& work) {
    auto held = lock();
    const Outcome before = standings_.outcome(question.number, question.bag);
    held.unlock();
    Outcome outcome = before;
    try {
        search.allow(effort);
        work(search, {standings_.candidate(question.number), standings_.bags()[question.bag],
                      question.wanted, outcome});
    } catch (const Stopped&) {
        if (is_over()) return false;
        outcome = before;
        outcome.spent = effort;
    }
    held.lock();
    standings_.set_outcome(question.number, question.bag, outcome);
    return true;
}

void OutcomeWork::stop() noexcept {
    is_stopped_.store(true, std::memory_order_relaxed);
    for (const auto& search : searches_) search->stop();
}

}  // namespace letrado
