#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace letrado {

// Raised inside a search to leave it; it never leaves the search itself.
struct Stopped {};

// What a search may use.
struct SearchLimits {
    double seconds = 10.0;
    std::size_t threads = 1;
    std::size_t memory = std::size_t{256} << 20;  // bytes
};

// Tells a search from another thread that nobody waits for its result.
class Cancellation {
  public:
    Cancellation() noexcept = default;
    // One that has come of itself when it has been asked for so often: a limit of work, which
    // does not depend on the machine when a single thread asks.
    explicit Cancellation(std::uint64_t most_questions) noexcept : most_(most_questions) {}

    void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool is_cancelled() const noexcept {
        return cancelled_.load(std::memory_order_relaxed) ||
               (most_ > 0 && asked_.fetch_add(1, std::memory_order_relaxed) + 1 >= most_);
    }

  private:
    std::atomic<bool> cancelled_ = false;
    std::uint64_t most_ = 0;
    mutable std::atomic<std::uint64_t> asked_ = 0;
};

// When a search has to end: at its time, or when it is cancelled.
class Deadline {
  public:
    using Clock = std::chrono::steady_clock;

    Deadline(double seconds, const Cancellation& cancellation) noexcept
        : start_(Clock::now()),
          end_(start_ +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))),
          cancellation_(cancellation) {}

    [[nodiscard]] bool has_come() const noexcept {
        return cancellation_.is_cancelled() || Clock::now() >= end_;
    }
    [[nodiscard]] double seconds_gone() const noexcept {
        return std::chrono::duration<double>(Clock::now() - start_).count();
    }

  private:
    Clock::time_point start_;
    Clock::time_point end_;
    const Cancellation& cancellation_;
};

}  // namespace letrado
