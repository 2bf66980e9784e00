// Readers of files against bytes nobody wrote: random ones, and sound files with wounds. Whatever
// comes is refused, or everything that can be asked of it stays inside it.
//
// A moment in the ordinary tests; LETRADO_FUZZ_SECONDS makes it longer. The seed is printed first,
// and given as the only argument it is used again.

#include "engine.hpp"
#include "expect.hpp"

#include <chrono>
#include <cstring>

namespace {

using namespace letrado;
using Bytes = std::vector<std::byte>;

constexpr std::size_t alphabet = 6;
constexpr std::size_t rounds = 400;

Bytes random_bytes(Random& random, std::size_t size) {
    Bytes bytes(size);
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.below(256));
    return bytes;
}

Bytes sound_graph(Random& random) {
    std::vector<Letter> text;
    for (std::size_t word = 0; word < 1 + random.below(120); ++word) {
        for (std::size_t at = 0; at < 1 + random.below(8); ++at)
            text.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        text.push_back(0);
    }
    const WordGraph graph = build_graph(text, alphabet);
    const auto nodes = std::as_bytes(graph.nodes());
    return {nodes.begin(), nodes.end()};
}

void wound(Random& random, Bytes& bytes) {
    for (std::size_t wound = 0; wound <= random.below(5) && !bytes.empty(); ++wound) {
        const std::size_t at = random.below(bytes.size());
        switch (random.below(4)) {
            case 0:
                bytes[at] = static_cast<std::byte>(random.below(256));
                break;
            case 1:
                bytes[at] ^= static_cast<std::byte>(1U << random.below(8));
                break;
            case 2:
                bytes.resize(at);
                break;
            default:
                bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), 4,
                             static_cast<std::byte>(random.below(256)));
        }
    }
}

Equipment plain_equipment() {
    Equipment equipment{};
    equipment.tiles.letters = alphabet;
    equipment.tiles.counts.fill(2);
    for (std::size_t letter = alphabet + 1; letter <= most_letters; ++letter)
        equipment.tiles.counts[letter] = 0;
    equipment.tiles.points.fill(1);
    equipment.premiums.letter.fill(1);
    equipment.premiums.word.fill(1);
    return equipment;
}

void ask_everything(Random& random, WordGraph graph) {
    (void)graph.count();
    (void)graph.words(2000);
    (void)graph.contains(std::vector<Letter>{1, 2, 0, 9});
    const Engine engine(std::make_shared<const WordGraph>(std::move(graph)), plain_equipment());
    Position position;
    for (std::size_t tile = 0; tile < random.below(30); ++tile)
        position.board[random.below(squares)] = static_cast<Letter>(1 + random.below(alphabet));
    position.rack.resize(7);
    for (Letter& tile : position.rack) tile = static_cast<Letter>(1 + random.below(alphabet));
    const Leaves none = Leaves::none(alphabet);
    (void)engine.plays(position, none, 5);
    (void)engine.best_move(position, none, GameRules{});
}

void read_graphs(Random& random) {
    Bytes bytes =
        random.below(4) == 0 ? random_bytes(random, random.below(400)) : sound_graph(random);
    if (random.below(8) > 0) wound(random, bytes);
    try {
        ask_everything(random, graph_in(bytes, alphabet));
    } catch (const std::invalid_argument&) {
    }
    ++checks;
}

void read_leaves(Random& random) {
    std::vector<Leaves::Worth> worths(LeaveOrder(alphabet).total() + random.below(3) - 1);
    for (Leaves::Worth& worth : worths) worth = static_cast<Leaves::Worth>(random.next());
    const Leaves leaves(alphabet, std::move(worths));
    std::vector<Letter> rack(random.below(8));
    for (Letter& tile : rack) tile = static_cast<Letter>(random.below(alphabet + 1));
    (void)leaves.worth_of(rack);
    Hand hand(rack);
    leaves.price(hand);
    ++checks;
}

}  // namespace

int main(int count, char** arguments) {
    const char* wanted = std::getenv("LETRADO_FUZZ_SECONDS");
    const std::chrono::seconds time(wanted == nullptr ? 0 : std::atoi(wanted));
    const std::uint64_t seed = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 2026;
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    Random random(seed);
    const auto began = std::chrono::steady_clock::now();
    for (std::size_t round = 0; round < rounds || std::chrono::steady_clock::now() - began < time;
         ++round) {
        read_graphs(random);
        read_leaves(random);
    }
    std::printf("%d checks passed\n", checks);
}
