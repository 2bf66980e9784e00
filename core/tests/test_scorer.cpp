// The scorer against a reference that walks every line of the board, on random boards.

#include "scorer.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

namespace {

using letrado::Bonus;
using letrado::NewTile;
using letrado::no_tile;
using letrado::Points;
using letrado::Premiums;
using letrado::side;
using letrado::squares;

constexpr Bonus bingo{7, 50};
int checks = 0;

void expect(bool holds, const char* what) {
    ++checks;
    if (holds) return;
    std::fprintf(stderr, "failed: %s\n", what);
    std::exit(1);
}

Points empty_board() {
    Points board;
    board.fill(no_tile);
    return board;
}

Premiums flat() {
    Premiums premiums;
    premiums.letter.fill(1);
    premiums.word.fill(1);
    return premiums;
}

// Reads each of the 30 lines from end to end, cutting it into runs.
int reference(const Points& board, const Premiums& premiums, const std::vector<NewTile>& play,
              Bonus bonus) {
    Points after = board;
    std::vector<bool> fresh(squares, false);
    for (const NewTile& tile : play) {
        after[tile.square] = tile.points;
        fresh[tile.square] = true;
    }
    int total = play.size() == bonus.tiles ? bonus.points : 0;
    for (const bool across : {true, false}) {
        for (std::size_t line = 0; line < side; ++line) {
            std::vector<std::size_t> run;
            for (std::size_t place = 0; place <= side; ++place) {
                const std::size_t at = across ? line * side + place : place * side + line;
                if (place < side && after[at] != no_tile) {
                    run.push_back(at);
                    continue;
                }
                int letters = 0;
                int factor = 1;
                bool counts = false;
                for (const std::size_t square : run) {
                    counts = counts || fresh[square];
                    letters += after[square] * (fresh[square] ? premiums.letter[square] : 1);
                    factor *= fresh[square] ? premiums.word[square] : 1;
                }
                if (counts && run.size() > 1) total += letters * factor;
                run.clear();
            }
        }
    }
    return total;
}

void known_plays() {
    const Points board = empty_board();
    Premiums premiums = flat();
    premiums.word[112] = 2;
    const std::vector<NewTile> casa{{109, 3}, {110, 1}, {111, 1}, {112, 1}};
    expect(letrado::score_play(board, premiums, casa, bingo) == 12, "CASA over the centre");
    const std::vector<NewTile> alone{{112, 8}};
    expect(letrado::score_play(board, premiums, alone, bingo) == 0, "one tile is no word");
    expect(letrado::score_play(board, premiums, {}, bingo) == 0, "no tiles, no points");
    std::vector<NewTile> seven;
    for (std::uint8_t at = 0; at < 7; ++at) seven.push_back({at, 1});
    expect(letrado::score_play(board, premiums, seven, bingo) == 57, "seven tiles");
}

void plays_that_do_not_fit() {
    Points board = empty_board();
    board[5] = 1;
    expect(!letrado::fits(board, std::vector<NewTile>{{5, 1}}), "a taken square");
    expect(!letrado::fits(board, std::vector<NewTile>{{6, 1}, {6, 2}}), "a square twice");
    expect(!letrado::fits(board, std::vector<NewTile>{{225, 1}}), "a square off the board");
    expect(!letrado::fits(board, std::vector<NewTile>{{6, no_tile}}), "a tile that is none");
    expect(letrado::fits(board, std::vector<NewTile>{{6, 1}, {224, 0}}), "free squares");
}

void random_boards() {
    std::mt19937 random(2026);
    auto upto = [&random](unsigned bound) { return static_cast<std::uint8_t>(random() % bound); };
    for (int round = 0; round < 20000; ++round) {
        Points board = empty_board();
        Premiums premiums = flat();
        const auto density = 1 + random() % 10;
        for (std::size_t at = 0; at < squares; ++at) {
            if (random() % 12 < density) board[at] = upto(11);
            premiums.letter[at] = static_cast<std::uint8_t>(1 + upto(3));
            premiums.word[at] = static_cast<std::uint8_t>(1 + upto(3));
        }
        std::vector<NewTile> play;
        const auto wanted = random() % 9;
        for (unsigned tries = 0; play.size() < wanted && tries < 200; ++tries) {
            std::vector<NewTile> longer = play;
            longer.push_back({upto(squares), upto(11)});
            if (letrado::fits(board, longer)) play = longer;
        }
        expect(letrado::score_play(board, premiums, play, bingo) ==
                   reference(board, premiums, play, bingo),
               "a random board");
    }
}

}  // namespace

int main() {
    known_plays();
    plays_that_do_not_fit();
    random_boards();
    std::printf("%d checks passed\n", checks);
}
