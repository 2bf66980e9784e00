// Closing in on a value finds it, and with few dear tests.

#include "bracket.hpp"
#include "expect.hpp"

namespace {

using namespace letrado;

void tests_close_in_on_any_value() {
    constexpr std::uint64_t little = 1'000;
    for (const std::uint64_t cost_of_missed : {little, 20 * little}) {
        for (int value = -40; value <= 40; ++value) {
            Bracket bracket(0);
            int missed = 0;
            while (bracket.is_open()) {
                const int asked = bracket.next();
                expect(asked > bracket.low() && asked <= bracket.high(), "a test tells something");
                if (asked <= value) {
                    bracket.is_at_least(asked, little);
                } else if (bracket.most_cost() > 0 && cost_of_missed > bracket.most_cost()) {
                    bracket.costs_too_much();
                } else {
                    ++missed;
                    bracket.is_at_most(asked - 1, cost_of_missed);
                }
            }
            expect(bracket.low() == value && bracket.high() == value, "the value is found");
            if (value >= 0 && cost_of_missed > little)
                expect(missed == 1, "above the guess one dear test fails");
        }
    }
}

}  // namespace

int main() {
    tests_close_in_on_any_value();
    std::printf("%d checks passed\n", checks);
}
