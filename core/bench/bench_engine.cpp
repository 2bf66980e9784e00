// One kind of work, so many rounds of it; the difference of two counts of rounds is the cost of
// one.
//
//   bench_engine FOLDER WORK ROUNDS [THREADS]
//
// It prints a signature of the work, seconds, and the most kilobytes that were resident.
// FOLDER holds graph.kwg, words (each followed by a zero), equipment (letters, 32 points, 32
// counts, 225 letter and 225 word factors), leaves (16-bit hundredths) and positions (225 squares,
// the size of the rack and seven tiles each). bench/engine.py writes it.

#include "engine.hpp"
#include "rollout.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <thread>

namespace {

using namespace letrado;

constexpr std::size_t position_bytes = squares + 1 + rack_size;
constexpr std::size_t candidates = 10;

std::vector<Letter> content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        std::exit(1);
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

Equipment equipment_in(const std::string& folder) {
    const std::vector<Letter> bytes = content_of(folder + "/equipment");
    Equipment equipment{};
    equipment.tiles.letters = bytes.at(0);
    std::memcpy(equipment.tiles.points.data(), &bytes.at(1), 32);
    std::memcpy(equipment.tiles.counts.data(), &bytes.at(33), 32);
    std::memcpy(equipment.premiums.letter.data(), &bytes.at(65), squares);
    std::memcpy(equipment.premiums.word.data(), &bytes.at(65 + squares), squares);
    equipment.bonus = {7, 50};
    return equipment;
}

// Processor time, which other programs on the machine do not stretch.
double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

long most_kilobytes() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss;
}

struct Bench {
    std::string folder;
    Equipment equipment;
    Engine engine;
    Leaves leaves;
    std::vector<Board> boards;
    std::vector<std::vector<Letter>> racks;
    long long signature = 0;

    explicit Bench(const std::string& from)
        : folder(from),
          equipment(equipment_in(from)),
          engine(
              std::make_shared<WordGraph>(read_graph(from + "/graph.kwg", equipment.tiles.letters)),
              equipment),
          leaves(Leaves::none(equipment.tiles.letters)) {
        const std::vector<Letter> worths = content_of(folder + "/leaves");
        std::vector<Leaves::Worth> table(worths.size() / sizeof(Leaves::Worth));
        std::memcpy(table.data(), worths.data(), worths.size());
        leaves = Leaves(equipment.tiles.letters, std::move(table));
        const std::vector<Letter> positions = content_of(folder + "/positions");
        for (std::size_t at = 0; at + position_bytes <= positions.size(); at += position_bytes) {
            const std::span<const Letter, squares> tiles(&positions[at], squares);
            boards.emplace_back(equipment, engine.graph(), tiles);
            const Letter* rack = &positions[at + squares + 1];
            racks.emplace_back(rack, rack + positions[at + squares]);
        }
    }

    [[nodiscard]] Hand hand(std::size_t at) const {
        Hand priced(racks[at]);
        leaves.price(priced);
        return priced;
    }

    void all() {
        std::vector<Play> plays;
        for (std::size_t at = 0; at < boards.size(); ++at) {
            find_all_plays(engine.graph(), equipment, boards[at], hand(at), plays);
            signature += static_cast<long long>(plays.size());
        }
    }

    void best(BestPlaySearch& search) {
        for (std::size_t at = 0; at < boards.size(); ++at) {
            const auto play = search.find(boards[at], hand(at), -10'000'000);
            signature += play ? play->equity : 0;
        }
    }

    [[nodiscard]] Setting setting() const {
        return {engine.graph(), engine.map(), equipment, GameRules{1, 4, 12, true, 0, 1}};
    }

    long long games(std::size_t from, std::size_t to) const {
        const Setting rules = setting();
        const auto search = std::make_unique<BestPlaySearch>(engine.map(), equipment);
        long long points = 0;
        for (std::size_t seed = from; seed < to; ++seed) {
            Game game(rules, seed);
            while (game.turn(*search, leaves)) {
            }
            points += game.score(0) + game.score(1);
        }
        return points;
    }

    void rollouts(std::size_t rounds) {
        const Setting rules = setting();
        Rollout rollout(rules, leaves, RolloutRules{});
        std::vector<Play> plays;
        for (std::size_t at = 0; at < boards.size(); ++at) {
            find_all_plays(engine.graph(), equipment, boards[at], hand(at), plays);
            const std::size_t kept = std::min(candidates, plays.size());
            std::partial_sort(
                plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(kept), plays.end(),
                [](const Play& one, const Play& other) { return one.equity > other.equity; });
            RolloutStart start{boards[at], {}, unseen(at)};
            start.rack.take(racks[at]);
            rollout.start(start);
            for (std::size_t seed = 0; seed < rounds; ++seed) {
                for (std::size_t play = 0; play < kept; ++play) {
                    const Move move{Act::lay, plays[play], plays[play].used, 0};
                    signature += rollout.run(move, false, {}, seed).spread;
                }
            }
        }
    }

    [[nodiscard]] std::vector<Letter> unseen(std::size_t at) const {
        Counts left = equipment.tiles.counts;
        for (std::size_t row = 0; row < side; ++row) {
            for (const Letter tile : boards[at].line(across, row).tiles) {
                if (tile != 0) --left[(tile & blank_mark) != 0 ? blank : tile];
            }
        }
        for (const Letter tile : racks[at]) --left[tile];
        std::vector<Letter> tiles;
        for (std::size_t kind = 0; kind < left.size(); ++kind)
            tiles.insert(tiles.end(), left[kind], static_cast<Letter>(kind));
        return tiles;
    }

    void lookups(std::size_t rounds) {
        const std::vector<Letter> words = content_of(folder + "/words");
        for (std::size_t round = 0; round < rounds; ++round) {
            std::size_t start = 0;
            for (std::size_t at = 0; at < words.size(); ++at) {
                if (words[at] != 0) continue;
                signature += engine.graph().contains({&words[start], at - start});
                start = at + 1;
            }
        }
    }
};

}  // namespace

int main(int count, char** arguments) {
    if (count < 4) return 2;
    const std::string folder = arguments[1];
    const std::string work = arguments[2];
    const auto rounds = static_cast<std::size_t>(std::atoi(arguments[3]));
    const auto threads = static_cast<std::size_t>(count > 4 ? std::atoi(arguments[4]) : 1);
    const double started = processor_seconds();
    if (work == "build") {
        const WordGraph graph =
            build_graph(content_of(folder + "/words"), equipment_in(folder).tiles.letters);
        std::printf("%zu %.4f %ld\n", graph.nodes().size() * sizeof(WordGraph::Node),
                    processor_seconds() - started, most_kilobytes());
        return 0;
    }
    if (work == "load") {
        const WordGraph graph =
            read_graph(folder + "/graph.kwg", equipment_in(folder).tiles.letters);
        std::printf("%zu %.4f %ld\n", graph.nodes().size(), processor_seconds() - started,
                    most_kilobytes());
        return 0;
    }
    const auto bench = std::make_unique<Bench>(folder);
    const auto search = std::make_unique<BestPlaySearch>(bench->engine.map(), bench->equipment);
    const auto began = std::chrono::steady_clock::now();
    if (work == "games") {
        std::vector<std::thread> others;
        std::vector<long long> points(threads);
        for (std::size_t thread = 0; thread < threads; ++thread) {
            others.emplace_back([&, thread] {
                points[thread] = bench->games(thread * rounds, (thread + 1) * rounds);
            });
        }
        for (std::thread& other : others) other.join();
        for (const long long sum : points) bench->signature += sum;
    } else if (work == "rollouts") {
        bench->rollouts(rounds);
    } else if (work == "lookups") {
        bench->lookups(rounds);
    } else {
        for (std::size_t round = 0; round < rounds; ++round) {
            if (work == "all") bench->all();
            if (work == "best") bench->best(*search);
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    std::printf("%lld %.4f %ld\n", bench->signature, took.count(), most_kilobytes());
}
