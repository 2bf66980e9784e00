#include "leave_training.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <mutex>
#include <thread>

namespace letrado {
namespace {

// A board near the end says little about keeping tiles for later.
constexpr std::size_t fewest_in_bag = 14;
// How many racks a guess from smaller leaves is worth: variance of a rack's best move against the
// variance of the guess's error.
constexpr double guess_weighs = 120;

struct Census {
    explicit Census(std::size_t leaves) : sums(leaves), racks(leaves) {}

    std::vector<std::int64_t> sums;  // hundredths beyond the mean of the board
    std::vector<std::uint32_t> racks;

    void add(const Census& other) {
        for (std::size_t at = 0; at < sums.size(); ++at) {
            sums[at] += other.sums[at];
            racks[at] += other.racks[at];
        }
    }
};

class CensusTaker {
  public:
    CensusTaker(const Setting& setting, const Leaves& leaves, std::uint32_t racks_a_board)
        : setting_(setting),
          leaves_(leaves),
          search_(std::make_unique<BestPlaySearch>(setting.map, setting.equipment)),
          census_(leaves.order().total()),
          equities_(racks_a_board),
          hands_(racks_a_board, Hand({})) {}

    void take(std::uint64_t seed) {
        Game game(setting_, seed);
        Random random(~seed);
        bool going = true;
        while (going) {
            if (game.bag().size() < fewest_in_bag) return;
            sample(game, random);
            going = game.turn(*search_, leaves_);
        }
    }
    [[nodiscard]] const Census& census() const noexcept { return census_; }

  private:
    void sample(const Game& game, Random& random) {
        std::array<Letter, DrawBag::most_tiles> pool{};
        std::size_t unseen = 0;
        const auto see = [&](std::span<const Letter> tiles) {
            for (const Letter tile : tiles) pool[unseen++] = tile;
        };
        see(game.bag().tiles());
        see(game.rack(0).view());
        see(game.rack(1).view());
        std::int64_t total = 0;
        for (std::size_t at = 0; at < hands_.size(); ++at) {
            for (std::size_t drawn = 0; drawn < rack_size; ++drawn)
                std::swap(pool[drawn], pool[drawn + random.below(unseen - drawn)]);
            Hand& hand = hands_[at];
            hand = Hand({pool.data(), rack_size});
            leaves_.price(hand);
            equities_[at] =
                choose_move(*search_, game.board(), hand, setting_.rules, game.bag().size()).equity;
            total += equities_[at];
        }
        const auto count = static_cast<std::int64_t>(hands_.size());
        std::array<std::uint32_t, most_parts> places;
        for (std::size_t at = 0; at < hands_.size(); ++at) {
            const std::int64_t beyond = (equities_[at] * count - total) / (count - 1);
            leaves_.order().places(hands_[at], places);
            for (std::size_t part = 0; part < hands_[at].last_part(); ++part) {
                census_.sums[places[part]] += beyond;
                ++census_.racks[places[part]];
            }
        }
    }

    const Setting& setting_;
    const Leaves& leaves_;
    std::unique_ptr<BestPlaySearch> search_;
    Census census_;
    std::vector<std::int32_t> equities_;
    std::vector<Hand> hands_;
};

// Goes through all multisets from the smallest, so that those inside each are already known.
class Smoother {
  public:
    Smoother(const LeaveOrder& order, const TileSet& set, const Census& census)
        : order_(order), set_(set), census_(census), worths_(order.total()) {}

    std::vector<Leaves::Worth> smoothed() {
        for (std::size_t size = 1; size <= most_kept; ++size) {
            tiles_.assign(size, blank);
            settle(0, blank);
        }
        std::vector<Leaves::Worth> rounded(worths_.size());
        constexpr double most = 30000;
        for (std::size_t at = 0; at < worths_.size(); ++at)
            rounded[at] = static_cast<Leaves::Worth>(
                std::lround(std::clamp(double{worths_[at]}, -most, most)));
        return rounded;
    }

  private:
    // Sorted tiles up to the one at `last`; leaves that the box cannot deal are left at 0.
    [[nodiscard]] bool exist(std::size_t last) const {
        const Letter kind = tiles_[last];
        const auto copies = std::count(
            tiles_.begin(), tiles_.begin() + static_cast<std::ptrdiff_t>(last) + 1, kind);
        return copies <= set_.counts[kind];
    }

    void settle(std::size_t filled, Letter least) {
        if (filled == tiles_.size()) {
            const std::uint32_t place = order_.place(tiles_);
            const double racks = census_.racks[place];
            const double guess = guessed();
            const double weight = tiles_.size() == 1 ? 1 : guess_weighs;
            worths_[place] = static_cast<float>(
                (static_cast<double>(census_.sums[place]) + guess * weight) / (racks + weight));
            return;
        }
        for (std::size_t kind = least; kind <= set_.letters; ++kind) {
            tiles_[filled] = static_cast<Letter>(kind);
            if (exist(filled)) settle(filled + 1, static_cast<Letter>(kind));
        }
    }

    // Two tiles meet as in the smaller leaves: without one, plus without the other, minus without
    // both; the mean over all pairs.
    [[nodiscard]] double guessed() const {
        const std::size_t size = tiles_.size();
        if (size < 2) return 0;
        double sum = 0;
        for (std::size_t one = 0; one < size; ++one) {
            const double without = worth_without(one, size);
            sum += static_cast<double>(size - 1) * without;
            for (std::size_t other = one + 1; other < size; ++other)
                sum -= worth_without(one, other);
        }
        return sum / (static_cast<double>(size * (size - 1)) / 2);
    }
    [[nodiscard]] double worth_without(std::size_t one, std::size_t other) const {
        std::array<Letter, most_kept> rest{};
        std::size_t count = 0;
        for (std::size_t at = 0; at < tiles_.size(); ++at) {
            if (at != one && at != other) rest[count++] = tiles_[at];
        }
        return double{worths_[order_.place({rest.data(), count})]};
    }

    const LeaveOrder& order_;
    const TileSet& set_;
    const Census& census_;
    std::vector<float> worths_;
    std::vector<Letter> tiles_;
};

}  // namespace

Leaves trained_leaves(const Setting& setting, const Leaves& before, const TrainingPlan& plan) {
    const std::size_t letters = setting.equipment.tiles.letters;
    Census census(before.order().total());
    std::atomic<std::uint32_t> next = 0;
    std::mutex adding;
    const auto work = [&] {
        CensusTaker taker(setting, before, std::max(plan.racks_a_board, 2U));
        for (std::uint32_t game = next++; game < plan.games; game = next++)
            taker.take(Random(plan.seed + game).next());
        const std::lock_guard lock(adding);
        census.add(taker.census());
    };
    std::vector<std::thread> threads;
    for (std::uint32_t thread = 1; thread < plan.threads; ++thread) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return {letters, Smoother(before.order(), setting.equipment.tiles, census).smoothed()};
}

}  // namespace letrado
