#pragma once

#include "game.hpp"

namespace letrado {

// Plays a position on from a candidate with tiles that chance deals. The same seed deals the same
// tiles to every candidate.
class Rollout {
  public:
    Rollout(const Setting& setting, const Leaves& leaves);

    // Sets the position: the board, the rack on turn and all tiles that its player cannot see.
    void start(const Board& board, std::span<const Letter> rack,
               std::span<const Letter> unseen) noexcept;

    // What the player on turn gains on the opponent with the candidate and so many turns after it,
    // and with what both then keep; in hundredths.
    [[nodiscard]] std::int32_t run(const Play& candidate, std::size_t turns,
                                   std::uint64_t seed) noexcept;

  private:
    const Setting& setting_;
    const Leaves& leaves_;
    std::unique_ptr<BestPlaySearch> search_;
    Board board_;
    Rack rack_;
    std::array<Letter, DrawBag::most_tiles> unseen_{};
    std::size_t count_ = 0;
};

}  // namespace letrado
