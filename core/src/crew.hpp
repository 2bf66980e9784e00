#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace letrado {

// Threads that help with work of many small pieces. Nobody waits for a helper that the machine has
// not woken: who comes too late finds nothing to do, and who calls does the rest alone. So a busy
// machine delays the end of the work by the pieces under way only.
class Crew {
  public:
    // Fewer helpers when the machine gives no more threads.
    explicit Crew(std::size_t helpers);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Calls `work(0)` here and `work(1)`, `work(2)`, … in helpers, which must not throw; returns
    // when all calls that have begun are over.
    void run(const std::function<void(std::size_t)>& work);

  private:
    struct Gate;
    std::shared_ptr<Gate> gate_;  // outlives the crew in helpers that are still asleep
};

}  // namespace letrado
