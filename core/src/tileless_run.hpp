#pragma once

#include "static_player.hpp"

namespace letrado {

// Turns in a row in which nobody laid tiles: what may end a game before the tiles do.
struct TilelessRun {
    std::size_t passes = 0;
    std::size_t turns = 0;

    void laid() noexcept { passes = turns = 0; }
    // An exchange, or a play that was taken back.
    void laid_nothing() noexcept {
        passes = 0;
        ++turns;
    }
    void passed() noexcept {
        ++passes;
        ++turns;
    }
    [[nodiscard]] bool ends_game(const GameRules& rules, bool nil_nil) const noexcept {
        const bool counts = !(rules.tileless_waits_for_score && nil_nil);
        return (rules.passes_to_end > 0 && passes >= rules.passes_to_end) ||
               (counts && rules.tileless_to_end > 0 && turns >= rules.tileless_to_end);
    }
};

}  // namespace letrado
