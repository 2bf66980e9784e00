// Plays that are tried first because what comes of them may be known from another search.

#include "endgame_search.hpp"

#include <algorithm>

namespace letrado {
namespace {

// What partners count more in the order of moves, the first of them most.
constexpr int most_preferred = 50;
constexpr int less_preferred = 10;
// A partner that fails has cost more than one saves that does not.
constexpr int first_credit = 3;
constexpr int most_credit = 12;
constexpr int cost_of_failing = 3;

}  // namespace

void EndgameSearch::set_partners(std::span<const Play> plays) {
    const std::vector<Partner> before = std::move(partners_);
    partners_.clear();
    for (const Play& play : plays) {
        const auto known = std::ranges::find(before, mark_of(play), &Partner::mark);
        partners_.push_back(known != before.end() ? *known : Partner{mark_of(play), first_credit});
    }
}

int EndgameSearch::preference_of(std::uint32_t mark) const noexcept {
    const auto partner = std::ranges::find(partners_, mark, &Partner::mark);
    if (partner == partners_.end() || partner->credit <= 0) return 0;
    const int place = static_cast<int>(partner - partners_.begin());
    return std::max(0, most_preferred - less_preferred * place);
}

void EndgameSearch::note_partner(std::uint32_t mark, bool is_good) noexcept {
    const auto partner = std::ranges::find(partners_, mark, &Partner::mark);
    if (partner == partners_.end()) return;
    partner->credit =
        std::clamp(partner->credit + (is_good ? 1 : -cost_of_failing), -most_credit, most_credit);
}

std::optional<EndgameSearch::Refuting> EndgameSearch::find_refuting_in_table(std::size_t at,
                                                                             int beta) {
    const std::size_t mover = at % 2;
    for (const Option& option : plies_[at]->options) {
        if (goes_out(*plies_[at], mover, option)) continue;
        lay(at, option);
        const auto known = table_.find(key_of(ply(at + 1), 1 - mover));
        if (known && option.points - known->high >= beta)
            return Refuting{option.points - known->high, option.mark};
    }
    return std::nullopt;
}

}  // namespace letrado
