// A search takes no more memory than limits count for it, however long it runs.

#include "expect.hpp"
#include "small_endings.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t live = 0;  // bytes
std::size_t most_live = 0;
constexpr std::size_t head = alignof(std::max_align_t);

void* taken(std::size_t size) noexcept {
    void* start = std::malloc(size + head);
    if (start == nullptr) std::abort();
    *static_cast<std::size_t*>(start) = size;
    live += size;
    most_live = std::max(most_live, live);
    return static_cast<char*>(start) + head;
}

void given_back(void* place) noexcept {
    if (place == nullptr) return;
    void* start = static_cast<char*>(place) - head;
    live -= *static_cast<std::size_t*>(start);
    std::free(start);
}

}  // namespace

void* operator new(std::size_t size) { return taken(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return taken(size); }
void operator delete(void* place) noexcept { given_back(place); }
void operator delete(void* place, std::size_t) noexcept { given_back(place); }

namespace {

using namespace letrado;

void a_search_keeps_to_its_memory() {
    for (const std::size_t more : {std::size_t{0}, std::size_t{10} << 20}) {
        Random random(more + 3);
        const World world = some_world(random);
        const Cancellation none;
        const Deadline deadline(60, none);
        EndgameTable table(std::size_t{1} << 20);
        const std::size_t before = live;
        most_live = live;
        {
            EndgameSearch search(*world.graph, world.equipment, table, deadline, more);
            for (int round = 0; round < 40; ++round) {
                EndgamePosition position;
                position.board = some_board(world, random);
                position.racks = {some_tiles(random, 5, round % 4 == 0),
                                  some_tiles(random, 4, false)};
                search.set_up(position);
                search.allow(3'000);
                try {
                    static_cast<void>(search.test(0));
                } catch (const Stopped&) {
                }
            }
            expect(most_live - before > more, "there is something to count");
            expect(most_live - before <= EndgameSearch::own_memory + more,
                   "no more than limits count");
        }
        expect(live == before, "all of it is given back");
    }
}

}  // namespace

int main() {
    a_search_keeps_to_its_memory();
    std::printf("%d checks passed\n", checks);
}
