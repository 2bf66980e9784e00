#include "crew.hpp"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <system_error>
#include <thread>

namespace letrado {

struct Crew::Gate {
    std::mutex mutex;
    std::condition_variable begun;
    std::condition_variable ended;
    const std::function<void(std::size_t)>* work = nullptr;  // while the gate is open
    std::uint64_t round = 0;
    std::size_t busy = 0;
    bool finished = false;

    void help(std::size_t number) {
        std::uint64_t helped = 0;
        std::unique_lock lock(mutex);
        while (true) {
            begun.wait(lock, [&] { return finished || (work != nullptr && round != helped); });
            if (finished) return;
            helped = round;
            ++busy;
            const auto& piece = *work;
            lock.unlock();
            piece(number);
            lock.lock();
            if (--busy == 0) ended.notify_one();
        }
    }
};

Crew::Crew(std::size_t helpers) : gate_(std::make_shared<Gate>()) {
    for (std::size_t number = 1; number <= helpers; ++number) {
        try {
            std::thread([gate = gate_, number] { gate->help(number); }).detach();
        } catch (const std::system_error&) {
            return;
        }
    }
}

Crew::~Crew() {
    const std::lock_guard lock(gate_->mutex);
    gate_->finished = true;
    gate_->begun.notify_all();
}

void Crew::run(const std::function<void(std::size_t)>& work) {
    {
        const std::lock_guard lock(gate_->mutex);
        gate_->work = &work;
        ++gate_->round;
    }
    gate_->begun.notify_all();
    work(0);
    std::unique_lock lock(gate_->mutex);
    gate_->work = nullptr;
    gate_->ended.wait(lock, [this] { return gate_->busy == 0; });
}

}  // namespace letrado
