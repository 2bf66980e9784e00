#include "inference.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace letrado {
namespace {

// The weight of one leave.
class LeaveWeigher {
  public:
    LeaveWeigher(const Setting& setting, const Leaves& leaves, const LastMove& last,
                 double temperature)
        : setting_(setting),
          leaves_(leaves),
          last_(last),
          temperature_(std::max(temperature, 1.0)),
          search_(std::make_unique<BestPlaySearch>(setting.map, setting.equipment)),
          kept_(rack_size - std::min(last.tiles, rack_size)),
          drawn_(last.move.act == Act::exchange ? rack_size : kept_) {}

    // `drawn` holds the leave and, for an exchange, the tiles that went back after it.
    [[nodiscard]] double weight(std::span<const Letter> drawn) noexcept {
        Rack rack;
        const bool is_exchange = last_.move.act == Act::exchange;
        rack.take(drawn);
        if (!is_exchange) rack.take(last_.laid);
        Hand hand(rack.view());
        price_for_turn(hand, setting_.equipment, leaves_, {last_.in_bag, 0});
        std::size_t used = 0;
        for (const Letter tile : is_exchange ? drawn.subspan(kept_) : std::span(last_.laid))
            used += hand.step(tile);
        const std::int32_t points = is_exchange ? 0 : last_.move.play.points * 100;
        const std::int32_t done = points + hand.worth_after(used);
        const std::int32_t best =
            choose_move(*search_, last_.before, hand, setting_.rules, last_.in_bag).equity;
        return std::exp(std::min(0, done - best) / temperature_);
    }
    [[nodiscard]] std::size_t drawn() const noexcept { return drawn_; }
    [[nodiscard]] std::size_t kept() const noexcept { return kept_; }

  private:
    const Setting& setting_;
    const Leaves& leaves_;
    const LastMove& last_;
    double temperature_;
    std::unique_ptr<BestPlaySearch> search_;
    std::size_t kept_;
    std::size_t drawn_;
};

}  // namespace

void InferredLeaves::add(std::span<const Letter> leave, double weight) {
    Rack rack;
    rack.take(leave);
    leaves_.push_back(rack);
    sums_.push_back((sums_.empty() ? 0 : sums_.back()) + weight);
    squares_ += weight * weight;
}

std::span<const Letter> InferredLeaves::draw(Random& random) const noexcept {
    const double at = static_cast<double>(random.next() >> 11) * 0x1p-53 * sums_.back();
    const auto found = std::ranges::upper_bound(sums_, at);
    const auto place = std::min(static_cast<std::size_t>(found - sums_.begin()), sums_.size() - 1);
    return leaves_[place].view();
}

double InferredLeaves::effective() const noexcept {
    return leaves_.empty() || squares_ <= 0 ? 0 : sums_.back() * sums_.back() / squares_;
}

InferredLeaves inferred_leaves(const Setting& setting, const Leaves& leaves, const LastMove& last,
                               std::span<const Letter> unseen, const InferencePlan& plan,
                               const std::function<bool()>& keep_going) {
    InferredLeaves found;
    LeaveWeigher weigher(setting, leaves, last, plan.temperature);
    if (weigher.kept() == 0 || weigher.drawn() > unseen.size()) return found;
    std::vector<Letter> pool(unseen.begin(), unseen.end());
    Random random(plan.seed);
    for (std::size_t sample = 0; sample < plan.samples && keep_going(); ++sample) {
        for (std::size_t at = 0; at < weigher.drawn(); ++at)
            std::swap(pool[at], pool[at + random.below(pool.size() - at)]);
        found.add({pool.data(), weigher.kept()}, weigher.weight({pool.data(), weigher.drawn()}));
    }
    return found;
}

}  // namespace letrado
