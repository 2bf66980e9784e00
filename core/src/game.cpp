#include "game.hpp"

#include <algorithm>
#include <cstdlib>

namespace letrado {
namespace {

// No game of people is half as long; it ends one in which both would exchange for ever.
constexpr std::size_t most_turns = 400;
// Turns without tiles after which nothing is exchanged any more: where no ending of the book stops
// them, two players who only exchange would never end.
constexpr std::size_t patience = 6;
constexpr std::uint8_t never = 255;

}  // namespace

DrawBag::DrawBag(const TileSet& tiles, Random& random) noexcept {
    for (std::size_t kind = 0; kind <= tiles.letters; ++kind) {
        for (std::size_t copy = 0; copy < tiles.counts[kind] && size_ < most_tiles; ++copy)
            tiles_[size_++] = static_cast<Letter>(kind);
    }
    shake(random);
}

DrawBag::DrawBag(std::span<const Letter> tiles, Random& random) noexcept
    : size_(std::min(tiles.size(), most_tiles)) {
    std::copy_n(tiles.begin(), size_, tiles_.begin());
    shake(random);
}

void DrawBag::shake(Random& random) noexcept {
    for (std::size_t last = size_; last > 1; --last)
        std::swap(tiles_[last - 1], tiles_[random.below(last)]);
}

void DrawBag::put_back(Letter tile, Random& random) noexcept {
    const std::size_t place = random.below(size_ + 1);
    tiles_[size_] = tiles_[place];
    tiles_[place] = tile;
    ++size_;
}

void Rack::remove(const Hand& hand, std::size_t part) noexcept {
    Counts gone{};
    for (const Letter kind : hand.kinds()) {
        const std::size_t choices = hand.counts()[kind] + std::size_t{1};
        gone[kind] = static_cast<std::uint8_t>(part / hand.step(kind) % choices);
    }
    std::size_t kept = 0;
    for (std::size_t at = 0; at < size; ++at) {
        if (gone[tiles[at]] > 0) {
            --gone[tiles[at]];
        } else {
            tiles[kept++] = tiles[at];
        }
    }
    size = kept;
}

void Rack::exchange(const Hand& hand, std::size_t part, DrawBag& bag, Random& random) noexcept {
    Rack returned = *this;
    returned.remove(hand, hand.last_part() - part);
    remove(hand, part);
    fill(bag);
    for (const Letter tile : returned.view()) bag.put_back(tile, random);
}

void Rack::exchange_all(DrawBag& bag, Random& random) noexcept {
    for (const Letter tile : view()) bag.put_back(tile, random);
    size = 0;
    fill(bag);
}

int Rack::points(const TileSet& set) const noexcept {
    int sum = 0;
    for (const Letter tile : view()) sum += tile == blank ? 0 : set.points[tile];
    return sum;
}

Game::Game(const Setting& setting, std::uint64_t seed) noexcept
    : setting_(setting),
      random_(seed),
      bag_(setting.equipment.tiles, random_),
      board_(setting.equipment.tiles) {
    racks_[0].fill(bag_);
    racks_[1].fill(bag_);
}

bool improves_freely(const Hand& hand, const GameRules& rules, const DrawBag& bag,
                     const Rack& other) noexcept {
    if (!may_exchange_freely(hand, rules, bag.size())) return false;
    const bool all_vowels = (set_of(hand.kinds().front()) & rules.vowels) != 0;
    std::size_t wanted = 0;
    const auto count = [&](std::span<const Letter> tiles) {
        for (const Letter tile : tiles)
            wanted += tile == blank || ((set_of(tile) & rules.vowels) != 0) != all_vowels;
    };
    count(bag.tiles());
    count(other.view());
    return wanted > rack_size;
}

GameRules patient(GameRules rules, const TilelessRun& run) noexcept {
    if (run.turns >= patience) rules.exchange_needs = never;
    return rules;
}

void Game::prepare() noexcept {
    Rack& rack = racks_[on_turn_];
    while (improves_freely(Hand(rack.view()), setting_.rules, bag_, racks_[1 - on_turn_]))
        rack.exchange_all(bag_, random_);
}

bool Game::turn(BestPlaySearch& search, const Leaves& leaves) noexcept {
    if (over_) return false;
    prepare();
    Hand hand(racks_[on_turn_].view());
    const int opponent = racks_[1 - on_turn_].points(setting_.equipment.tiles);
    price_for_turn(hand, setting_.equipment, leaves, {bag_.size(), opponent});
    return make(choose_move(search, board_, hand, patient(setting_.rules, run_), bag_.size()));
}

bool Game::make(const Move& move) noexcept {
    if (over_) return false;
    Rack& rack = racks_[on_turn_];
    const Hand hand(rack.view());
    ++turns_;
    switch (move.act) {
        case Act::lay:
            board_.lay(move.play, setting_.equipment, setting_.graph);
            scores_[on_turn_] += move.play.points;
            rack.remove(hand, move.part);
            rack.fill(bag_);
            run_.laid();
            break;
        case Act::exchange:
            rack.exchange(hand, move.part, bag_, random_);
            run_.laid_nothing();
            break;
        case Act::pass:
            run_.passed();
            break;
    }
    const bool nil_nil = scores_[0] == 0 && scores_[1] == 0;
    if (rack.size == 0) {
        const int opponent = racks_[1 - on_turn_].points(setting_.equipment.tiles);
        scores_[on_turn_] += opponent;
        scores_[1 - on_turn_] -= opponent;
        over_ = true;
    } else if (turns_ >= most_turns || run_.ends_game(setting_.rules, nil_nil)) {
        settle();
    }
    on_turn_ = 1 - on_turn_;
    return !over_;
}

void Game::settle() noexcept {
    for (std::size_t player = 0; player < 2; ++player)
        scores_[player] -= racks_[player].points(setting_.equipment.tiles);
    over_ = true;
}

PairResult play_pair(const Setting& setting, BestPlaySearch& search, const Leaves& first,
                     const Leaves& second, std::uint64_t seed) {
    PairResult result{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Game game(setting, seed);
        bool going = true;
        while (going) going = game.turn(search, game.on_turn() == seat ? first : second);
        result.spread += game.score(seat) - game.score(1 - seat);
        result.turns += static_cast<std::int32_t>(game.turns());
    }
    return result;
}

double sign_flip_chance(std::span<const int> spreads, std::size_t flips) {
    Random random(0);
    long long reached = 0;
    for (const int spread : spreads) reached += spread;
    std::size_t as_large = 1;
    for (std::size_t flip = 0; flip < flips; ++flip) {
        long long sum = 0;
        std::uint64_t coins = 0;
        for (std::size_t at = 0; at < spreads.size(); ++at) {
            if (at % 64 == 0) coins = random.next();
            sum += (coins >> at % 64 & 1) != 0 ? spreads[at] : -spreads[at];
        }
        as_large += std::abs(sum) >= std::abs(reached);
    }
    return static_cast<double>(as_large) / static_cast<double>(flips + 1);
}

}  // namespace letrado
