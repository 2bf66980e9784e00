#include "pre_endgame_pass.hpp"

#include <algorithm>
#include <array>

namespace letrado {

PassPlans::PassPlans(const IdleGame& idle, const Candidate& pass, const std::vector<Bag>& bags)
    : exchanges_(bags.size()) {
    for (std::size_t bag = 0; bag < bags.size(); ++bag) {
        weights_.push_back(bags[bag].weight);
        const Standoff here = idle.after(pass, bags[bag]);
        settled_.push_back(-idle.settled(here));
        for (const Standoff& next : idle.idle_turns(here)) {
            const auto is_next = [&](const Bag& one) { return one.tiles.front() == next.bag; };
            const auto found = std::ranges::find_if(bags, is_next);
            const Turn turn{idle.is_over(next), idle.settled(next),
                            static_cast<std::size_t>(found - bags.begin())};
            next.run.passes > 0 ? passes_.push_back(turn) : exchanges_[bag].push_back(turn);
        }
    }
}

void PassPlans::answer_exchanges(const std::vector<Outcome>& play, std::vector<int>& least) const {
    for (std::size_t bag = 0; bag < weights_.size(); ++bag) {
        least[bag] = no_bound;
        for (const Turn& turn : exchanges_[bag])
            least[bag] = std::min(least[bag], turn.is_over ? turn.settled : play[turn.bag].low);
    }
}

void PassPlans::for_each(const std::vector<std::vector<Outcome>>& outcomes, std::size_t pass,
                         const std::function<void(std::span<const int>)>& use) const {
    const std::size_t many = weights_.size();
    const auto laid = [&](std::size_t bag) { return outcomes[pass][bag].low; };
    // While we wait they may exchange on, so that any tile is in the bag when tiles are laid or the
    // game ends.
    int waiting = no_bound;
    for (std::size_t bag = 0; bag < many; ++bag)
        waiting = std::min({waiting, laid(bag), settled_[bag]});
    std::array<std::vector<int>, 2> answers;  // to an exchange: to wait, and the best play
    for (std::size_t bag = 0; bag < many; ++bag)
        answers[0].push_back(exchanges_[bag].empty() ? no_bound : waiting);
    double most = 0;
    std::vector<int> least(many);
    for (std::size_t play = 0; play < pass; ++play) {
        answer_exchanges(outcomes[play], least);
        double sum = 0;
        for (std::size_t bag = 0; bag < many; ++bag) sum += weights_[bag] * least[bag];
        if (play > 0 && sum <= most) continue;
        most = sum;
        answers[1] = least;
    }
    for (const std::vector<int>& answer : answers) {
        if (answer.empty()) continue;
        for (std::size_t bag = 0; bag < many; ++bag)
            least[bag] = std::min({laid(bag), answer[bag], settled_[bag]});
        use(least);
        for (std::size_t play = 0; play < pass; ++play) {
            for (std::size_t bag = 0; bag < many; ++bag) {
                const int passed =
                    passes_[bag].is_over ? passes_[bag].settled : outcomes[play][bag].low;
                least[bag] = std::min({laid(bag), answer[bag], passed});
            }
            use(least);
        }
    }
}

}  // namespace letrado
