#pragma once

#include "endgame_alone.hpp"
#include "endgame_reach.hpp"

namespace letrado {

// How many of each kind of tile, four bits each; the highest bit of each stays free.
using HeldTiles = std::uint64_t;

[[nodiscard]] constexpr bool may_take(HeldTiles held, HeldTiles need) noexcept {
    constexpr HeldTiles guards = 0x8888888888888888;
    return (((held | guards) - need) & guards) == guards;
}

// A play that may be tried.
struct EndgameOption {
    HeldTiles need;
    const Play* play;
    std::int16_t points;
    std::int16_t rack_points;  // of the tiles that it takes from the rack
    std::uint8_t line;
    std::uint8_t laid;
    std::int16_t order;
    std::int16_t most;   // that it can bring, as far as it was looked for
    std::uint16_t part;  // of the rack, see Parts
    std::uint32_t mark;  // of the play
};

// A turn of the line that is searched: the position, and what is known of it by now.
struct EndgamePly {
    // What the player on turn can bring about alone after a reply of the other player to any play
    // that leaves that reply in place: the tiles of that play are taken to lie anywhere.
    struct ReplyBound {
        std::uint32_t mark = 0;
        std::uint32_t uses = 0;
        bool is_known = false;
        std::int16_t points = 0;  // of the reply
        SquareSet reach;
        AloneValues values;

        void forget() noexcept {
            mark = uses = 0;
            is_known = false;
        }
    };

    explicit EndgamePly(const TileSet& tiles) : board(tiles) {}

    Board board;
    std::uint64_t board_number = 0;  // no other board ever has it
    std::uint64_t before = 0;        // the board that differs from this one in `changed` only
    std::uint64_t hash = 0;          // of the board
    std::array<HeldTiles, 2> held{};
    std::array<std::int16_t, 2> points{};
    std::array<std::uint8_t, 2> sizes{};
    std::array<std::uint16_t, 2> parts{};
    std::array<const AloneValues*, 2> alone{};   // bounds of each player, if there are any
    AloneValues values;                          // those found here for the player on turn
    std::array<const AloneValues*, 2> guides{};  // the last that were found for each player
    bool is_laid = true;  // the tiles of the play that led here are on the board
    bool next_pass_ends = false;
    bool has_drawn = false;       // the player who moved here has new tiles
    std::uint8_t bag = 0;         // tiles left in it
    LineSet changed = all_lines;  // by the move that led here
    bool has_all_options = false;
    std::vector<Play> fresh;
    std::vector<EndgameOption> options;
    std::vector<EndgameOption> threats;          // of the other player, to go out after this turn
    std::array<std::uint32_t, 4> refutations{};  // plays that refuted here, the last one first
    Play play{};                                 // that led here
    std::uint32_t mark = 0;                      // of that play, 0 for a pass
    std::array<ReplyBound, 4> reply_bounds;
    int beta = 0;
    std::size_t next = 0;          // option to be tried
    std::uint32_t passes_met = 0;  // plays that the other player answered with a pass
};

}  // namespace letrado
