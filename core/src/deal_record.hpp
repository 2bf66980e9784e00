#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace letrado {

// What one option came to on one deal.
struct Measured {
    float utility;
    float win;
    float spread;
    std::array<std::int16_t, 2> next;
};

struct Tally {
    std::uint64_t rollouts = 0;
    double utility = 0;  // means
    double win = 0;
    double spread = 0;     // hundredths, of the whole game so far
    double reply = 0;      // points of the opponent's next turn
    double follow_up = 0;  // points of the player's own next turn
    double win_error = 0;  // standard errors
    double spread_error = 0;
    double gap_error = 0;  // of what its utility lacks to the best
};

struct Difference {
    double mean;
    double error;
};

// All that was measured, by option and deal. Rounds have a few deals each; an option that is
// dropped has those of the first rounds only.
class DealRecord {
  public:
    static constexpr std::size_t deals_a_round = 4;
    // What a round takes, with what the allocation and the list of rounds add.
    [[nodiscard]] static std::size_t bytes_a_round(std::size_t options) noexcept {
        return options * deals_a_round * sizeof(Measured) + 64;
    }

    explicit DealRecord(std::size_t options) : sums_(options) {}

    void begin_round();
    // A cell of the last round; each is written by one thread.
    void write(std::size_t option, std::size_t deal, const Measured& measured) noexcept {
        rounds_.back()[option * deals_a_round + deal] = measured;
    }
    // How many deals of the last round these options have all had.
    [[nodiscard]] std::size_t whole_deals(std::span<const std::size_t> options) const;
    void count(std::span<const std::size_t> options, std::size_t deals);

    [[nodiscard]] std::size_t rounds() const noexcept { return rounds_.size(); }
    [[nodiscard]] std::uint64_t deals() const noexcept { return deals_; }
    [[nodiscard]] double mean(std::size_t option) const noexcept;
    // Of two options on the deals that both have had: most of what chance does cancels out.
    [[nodiscard]] Difference difference(std::size_t one, std::size_t other,
                                        float Measured::* figure) const noexcept;
    [[nodiscard]] Tally tally(std::size_t option) const noexcept;

  private:
    struct Sums {
        double utility = 0;
        double win = 0;
        double win_squares = 0;
        double spread = 0;
        double spread_squares = 0;
        std::array<std::int64_t, 2> next{};
        std::uint64_t deals = 0;
    };

    std::vector<std::unique_ptr<Measured[]>> rounds_;
    std::vector<Sums> sums_;
    std::uint64_t deals_ = 0;
};

}  // namespace letrado
