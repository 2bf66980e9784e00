#include "pre_endgame_standings.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace letrado {

Standings::Standings(const PreEndgamePosition& position, Aim aim, const IdleGame& idle,
                     std::vector<Candidate> candidates, int widest)
    : position_(position),
      aim_(aim),
      idle_(idle),
      bags_(bags_of(position.unseen, position.in_bag)),
      widest_(widest),
      candidates_(std::move(candidates)) {
    for (const Bag& bag : bags_) total_ += bag.weight;
    corrections_.resize(bags_.size());
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        const Candidate& candidate = candidates_[number];
        const int points = candidate.act == Act::lay ? candidate.play.points : 0;
        outcomes_.emplace_back(bags_.size(), Outcome{points - widest, points + widest, points});
        order_.push_back(number);
        for (std::size_t bag = 0; bag < bags_.size(); ++bag) expect(number, bag);
    }
    sort();
}

double Standings::wins_of(int value) const noexcept {
    const double standing = position_.lead + value;
    return standing > 0 ? 1.0 : standing < 0 ? 0.0 : 0.5;
}

int Standings::least_alike(int value) const noexcept {
    return position_.lead + value == 0 ? value : static_cast<int>(std::floor(-position_.lead)) + 1;
}

int Standings::next_win(int value) const noexcept {
    const double standing = position_.lead + value;
    if (standing > 0) return no_bound;
    return standing == 0 ? value + 1 : static_cast<int>(std::ceil(-position_.lead));
}

void Standings::set_outcome(std::size_t number, std::size_t bag, const Outcome& outcome) {
    Outcome& kept = outcomes_[number][bag];
    const bool is_news = kept.is_open() && !outcome.is_open();
    kept = outcome;
    if (is_news && candidates_[number].act == Act::lay) {
        corrections_[bag].add(outcome.look, outcome.low);
        for (std::size_t other = 0; other < candidates_.size(); ++other) expect(other, bag);
    } else {
        expect(number, bag);
    }
}

void Standings::expect(std::size_t number, std::size_t bag) {
    Outcome& outcome = outcomes_[number][bag];
    const int look = candidates_[number].act == Act::lay ? corrections_[bag].expected(outcome.look)
                                                         : outcome.look;
    outcome.estimate = std::clamp(look, std::min(outcome.low, outcome.high), outcome.high);
    sum_up(number);
}

void Standings::sum_up(std::size_t number) {
    Candidate& candidate = candidates_[number];
    Candidate sums;
    sums.most_wins = 0;
    candidate.is_looked_at = true;
    for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
        const Outcome& outcome = outcomes_[number][bag];
        const double weight = bags_[bag].weight;
        sums.value += weight * outcome.estimate;
        sums.low += weight * outcome.low;
        sums.high += weight * outcome.high;
        sums.wins += weight * wins_of(outcome.estimate);
        sums.fewest_wins += weight * wins_of(outcome.low);
        sums.most_wins += weight * wins_of(outcome.high);
        candidate.is_looked_at = candidate.is_looked_at && outcome.is_known;
    }
    candidate.value = sums.value / total_;
    candidate.high = sums.high / total_;
    candidate.wins = sums.wins / total_;
    candidate.most_wins = sums.most_wins / total_;
    if (candidate.act == Act::pass && position_.in_bag == 1 &&
        !idle_.is_over(idle_.after(candidate, bags_.front()))) {
        plan_pass(number);
    } else {
        candidate.low = sums.low / total_;
        candidate.fewest_wins = sums.fewest_wins / total_;
    }
    candidate.is_proved = candidate.low == candidate.high;
    if (candidate.is_proved) candidate.value = candidate.low;
}

void Standings::plan_pass(std::size_t number) {
    Candidate& pass = candidates_[number];
    if (!plans_) plans_.emplace(idle_, pass, bags_);
    pass.low = -widest_;
    pass.fewest_wins = 0;
    plans_->for_each(outcomes_, number, [&](std::span<const int> least) {
        double sum = 0;
        double wins = 0;
        for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
            sum += bags_[bag].weight * least[bag];
            wins += bags_[bag].weight * wins_of(least[bag]);
        }
        pass.low = std::max(pass.low, sum / total_);
        pass.fewest_wins = std::max(pass.fewest_wins, wins / total_);
    });
}

void Standings::sort() {
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        if (candidates_[number].act == Act::pass) sum_up(number);
    }
    const auto rank = [this](std::size_t number) {
        const Candidate& one = candidates_[number];
        return std::tuple(one.is_looked_at, aim_ == Aim::wins ? one.wins : 0, one.value);
    };
    std::ranges::stable_sort(order_, std::greater<>(), rank);
    std::size_t plays = 0;
    for (best_ = 0; best_ < order_.size() && plays < most_exact; ++best_)
        plays += candidates_[order_[best_]].act == Act::lay;
}

bool Standings::are_best_proved() const {
    return std::all_of(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(best_),
                       [this](std::size_t number) { return candidates_[number].is_proved; });
}

std::vector<Play> Standings::best_plays() const {
    std::vector<Play> plays;
    for (std::size_t at = 0; at < best_; ++at) {
        const Candidate& one = candidates_[order_[at]];
        if (one.act == Act::lay) plays.push_back(one.play);
    }
    return plays;
}

const Candidate& Standings::last_exact() const noexcept { return candidates_[order_[best_ - 1]]; }

bool Standings::is_beaten(std::size_t number) const {
    const Candidate& one = candidates_[number];
    const Candidate& last = last_exact();
    if (aim_ == Aim::wins) {
        if (one.most_wins < last.fewest_wins) return true;
        if (one.most_wins > last.fewest_wins) return false;
    }
    return one.high <= last.low;
}

std::size_t Standings::open() const {
    std::size_t count = 0;
    for (std::size_t at = best_; at < order_.size(); ++at) count += !is_beaten(order_[at]);
    return count;
}

std::optional<int> Standings::no_more_win(std::size_t number, std::size_t bag) const noexcept {
    if (aim_ != Aim::wins) return std::nullopt;
    const Outcome& outcome = outcomes_[number][bag];
    const int more = next_win(outcome.estimate);
    return more <= outcome.high ? std::optional(more) : std::nullopt;
}

std::optional<int> Standings::no_less_win(std::size_t number, std::size_t bag) const noexcept {
    const Outcome& outcome = outcomes_[number][bag];
    if (aim_ != Aim::wins || wins_of(outcome.low) >= wins_of(outcome.estimate)) return std::nullopt;
    return least_alike(outcome.estimate);
}

void Standings::add_questions(std::size_t number, std::vector<BagQuestion>& questions) const {
    const Candidate& one = candidates_[number];
    const Candidate& last = last_exact();
    if (aim_ == Aim::wins && one.wins < last.wins) {
        add_questions_of_wins(number, questions);
        return;
    }
    const int slack = std::max(0, static_cast<int>(std::floor(last.value - one.value)));
    for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
        const Outcome& outcome = outcomes_[number][bag];
        int wanted = outcome.estimate + slack + 1;
        if (aim_ == Aim::wins) wanted = std::min(wanted, next_win(outcome.estimate));
        if (wanted <= outcome.high) questions.push_back({number, bag, wanted});
    }
}

void Standings::add_questions_of_wins(std::size_t number,
                                      std::vector<BagQuestion>& questions) const {
    // The bags with which it is farthest from winning first, and no more of them than it takes.
    std::vector<BagQuestion> possible;
    for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
        const Outcome& outcome = outcomes_[number][bag];
        const int wanted = next_win(outcome.estimate);
        if (wanted <= outcome.high) possible.push_back({number, bag, wanted});
    }
    std::ranges::stable_sort(possible, std::greater<>(), [this](const BagQuestion& question) {
        return question.wanted - outcomes_[question.number][question.bag].estimate;
    });
    double most = candidates_[number].most_wins;
    for (const BagQuestion& question : possible) {
        if (most < last_exact().wins) return;
        const Outcome& outcome = outcomes_[number][question.bag];
        most -= bags_[question.bag].weight / total_ *
                (wins_of(outcome.high) - wins_of(outcome.estimate));
        questions.push_back(question);
    }
}

}  // namespace letrado
