#pragma once

#include "look_correction.hpp"
#include "pre_endgame_pass.hpp"

namespace letrado {

// A question: does a candidate bring so much with a bag?
struct BagQuestion {
    std::size_t number;
    std::size_t bag;
    int wanted;

    friend bool operator==(const BagQuestion&, const BagQuestion&) = default;
};

// The candidates with all that is known of each with each bag, and the order in which they stand.
class Standings {
  public:
    Standings(const PreEndgamePosition& position, Aim aim, const IdleGame& idle,
              std::vector<Candidate> candidates, int widest);

    [[nodiscard]] const std::vector<Bag>& bags() const noexcept { return bags_; }
    // Numbers of candidates, the best first.
    [[nodiscard]] const std::vector<std::size_t>& order() const noexcept { return order_; }
    [[nodiscard]] const Candidate& candidate(std::size_t number) const noexcept {
        return candidates_[number];
    }
    [[nodiscard]] const Outcome& outcome(std::size_t number, std::size_t bag) const noexcept {
        return outcomes_[number][bag];
    }
    void set_outcome(std::size_t number, std::size_t bag, const Outcome& outcome);
    void sort();
    // The ten best plays that lay tiles, and the pass and exchanges that stand before the tenth:
    // so many at the head of the order.
    [[nodiscard]] std::size_t best() const noexcept { return best_; }
    [[nodiscard]] bool are_best_proved() const;
    // The plays of these.
    [[nodiscard]] std::vector<Play> best_plays() const;

    // Is it proved that a candidate is not better than the last of those to be exact?
    [[nodiscard]] bool is_beaten(std::size_t number) const;
    // How many candidates after that one may be better.
    [[nodiscard]] std::size_t open() const;
    // What to ask to be sure that a candidate makes no more of a win with a bag than estimated;
    // nothing when that is known, or does not matter.
    [[nodiscard]] std::optional<int> no_more_win(std::size_t number,
                                                 std::size_t bag) const noexcept;
    // What to ask to be sure that it makes no less of one.
    [[nodiscard]] std::optional<int> no_less_win(std::size_t number,
                                                 std::size_t bag) const noexcept;
    // What to ask so that a candidate is beaten, if the estimates are right.
    void add_questions(std::size_t number, std::vector<BagQuestion>& questions) const;

  private:
    [[nodiscard]] const Candidate& last_exact() const noexcept;
    [[nodiscard]] double wins_of(int value) const noexcept;
    // The least value that is as much of a win as this one, which is no defeat.
    [[nodiscard]] int least_alike(int value) const noexcept;
    // The least value above this that makes more of a win of it, or none.
    [[nodiscard]] int next_win(int value) const noexcept;
    void add_questions_of_wins(std::size_t number, std::vector<BagQuestion>& questions) const;
    // Makes up the estimate of a candidate with a bag anew.
    void expect(std::size_t number, std::size_t bag);
    void sum_up(std::size_t number);
    // What a pass is sure to bring.
    void plan_pass(std::size_t number);

    const PreEndgamePosition& position_;
    Aim aim_;
    const IdleGame& idle_;
    std::vector<Bag> bags_;
    double total_ = 0;  // of the weights
    int widest_;
    std::vector<Candidate> candidates_;
    std::vector<std::vector<Outcome>> outcomes_;
    std::vector<LookCorrection> corrections_;  // by bag
    std::vector<std::size_t> order_;
    std::size_t best_ = 0;
    std::optional<PassPlans> plans_;
};

}  // namespace letrado
