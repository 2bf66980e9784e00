// Scores the same plays over and over; the difference of two repetition counts is the cost of one.

#include "scorer.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

int main(int count, char** arguments) {
    const int rounds = count > 1 ? std::atoi(arguments[1]) : 1;
    std::mt19937 random(1);
    letrado::Points board;
    letrado::Premiums premiums;
    for (std::size_t at = 0; at < letrado::squares; ++at) {
        const bool taken = random() % 5 == 0;
        board[at] = taken ? static_cast<std::uint8_t>(random() % 11) : letrado::no_tile;
        premiums.letter[at] = static_cast<std::uint8_t>(1 + random() % 3);
        premiums.word[at] = static_cast<std::uint8_t>(1 + random() % 3);
    }
    std::vector<std::vector<letrado::NewTile>> plays;
    while (plays.size() < 1000) {
        std::vector<letrado::NewTile> play;
        const std::size_t row = random() % letrado::side;
        for (std::size_t column = random() % 8; column < letrado::side && play.size() < 5;
             ++column) {
            const std::size_t at = row * letrado::side + column;
            if (board[at] == letrado::no_tile) play.push_back({static_cast<std::uint8_t>(at), 1});
        }
        plays.push_back(play);
    }
    long long total = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const auto& play : plays) total += letrado::score_play(board, premiums, play, {7, 50});
    }
    std::printf("%lld\n", total);
}
