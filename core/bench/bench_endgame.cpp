// Solves endings, one line of output each: value or bounds, seconds, nodes.
//
//   bench_endgame FOLDER SECONDS MEGABYTES [FIRST [LAST]]
//
// FOLDER holds graph.kwg, equipment (as for bench_engine) and endgames (225 squares, and for each
// player the size of the rack and seven tiles). bench/endgame.py writes it.

#include "endgame.hpp"
#include "engine.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>

namespace {

using namespace letrado;

std::vector<Letter> content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        std::exit(1);
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int count, char** arguments) {
    const std::string folder = arguments[1];
    const std::vector<Letter> bytes = content_of(folder + "/equipment");
    Equipment equipment{};
    equipment.tiles.letters = bytes.at(0);
    std::memcpy(equipment.tiles.points.data(), &bytes.at(1), 32);
    std::memcpy(equipment.tiles.counts.data(), &bytes.at(33), 32);
    std::memcpy(equipment.premiums.letter.data(), &bytes.at(65), squares);
    std::memcpy(equipment.premiums.word.data(), &bytes.at(65 + squares), squares);
    equipment.bonus = {7, 50};
    const WordGraph graph = read_graph(folder + "/graph.kwg", equipment.tiles.letters);
    const std::vector<Letter> all = content_of(folder + "/endgames");
    const double seconds = std::atof(arguments[2]);
    const auto memory = static_cast<std::size_t>(std::atoi(arguments[3])) << 20;
    const std::size_t first = count > 4 ? static_cast<std::size_t>(std::atoi(arguments[4])) : 1;
    const std::size_t last = count > 5 ? static_cast<std::size_t>(std::atoi(arguments[5])) : 1000;
    constexpr std::size_t one = squares + 2 * 8;
    for (std::size_t row = 1; row <= all.size() / one; ++row) {
        if (row < first || row > last) continue;
        const Letter* from = all.data() + (row - 1) * one;
        EndgamePosition position;
        std::memcpy(position.board.data(), from, squares);
        for (std::size_t player = 0; player < 2; ++player) {
            const Letter* rack = from + squares + 8 * player;
            position.racks[player].assign(rack + 1, rack + 1 + rack[0]);
        }
        const auto start = std::clock();
        const Cancellation none;
        const EndgameAnswer answer =
            solve_endgame(graph, equipment, position, {seconds, 1, memory}, none, {});
        const double took = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%zu %d %d %.2f %llu\n", row, answer.low, answer.high, took,
                    static_cast<unsigned long long>(answer.nodes));
        std::fflush(stdout);
    }
}
