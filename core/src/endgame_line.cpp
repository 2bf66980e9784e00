#include "endgame_search.hpp"

#include <algorithm>

namespace letrado {

EndgameTurn EndgameSearch::best_known() {
    auto known = table_.find(key_of_root());
    if (!known) known = table_.find(key_of_root() ^ narrow_mark);
    if (!known || known->move <= pass_mark) return {};
    keep_options(first);
    find_options(first);
    for (const Option& option : ply(first).options) {
        if (option.mark == known->move) return {*option.play};
    }
    return {};
}

std::vector<EndgameTurn> EndgameSearch::line_of(int value) {
    std::vector<EndgameTurn> line;
    try {
        find_options_before();
        for (std::size_t at = first;; ++at) {
            keep_options(at);
            find_options(at);
            Ply& here = ply(at);
            const std::size_t mover = at % 2;
            const int other = here.points[1 - mover];
            const auto known = table_.find(key_of(here, mover));
            order_options(at, known ? known->move : 0);
            std::stable_sort(
                here.options.begin(), here.options.end(),
                [](const Option& one, const Option& two) { return one.order > two.order; });
            const std::vector<Option> options = here.options;
            bool went_on = false;
            for (const Option& option : options) {
                if (goes_out(here, mover, option)) {
                    if (option.points + 2 * other < value) continue;
                    line.push_back({*option.play});
                    return line;
                }
                lay(at, option);
                const int bound = option.points - value;
                if (search(at + 1, bound + 1, whole, false).value > bound) continue;
                line.push_back({*option.play});
                lay(at, option);
                value = bound;
                went_on = true;
                break;
            }
            if (went_on) continue;
            line.push_back({});
            if (here.next_pass_ends) return line;
            pass(at);
            value = -value;
        }
    } catch (const Stopped&) {
        return line;
    }
}

}  // namespace letrado
