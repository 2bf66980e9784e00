// Closing in on a value finds it, and with few dear tests.

#include "bracket.hpp"
#include "expect.hpp"

#include <utility>

namespace {

using namespace letrado;

void tests_close_in_on_any_value() {
    constexpr std::uint64_t little = 1'000;
    const Bracket::Cost reached{little, little};
    for (const std::uint64_t cost_of_missed : {little, 20 * little}) {
        const Bracket::Cost missing{cost_of_missed, static_cast<double>(cost_of_missed)};
        for (int value = -40; value <= 40; ++value) {
            Bracket bracket(0);
            int missed = 0;
            while (bracket.is_open()) {
                const int asked = bracket.next();
                expect(asked > bracket.low() && asked <= bracket.high(), "a test tells something");
                if (asked <= value) {
                    bracket.is_at_least(asked, reached);
                } else if (bracket.most_cost() > 0 && cost_of_missed > bracket.most_cost()) {
                    bracket.costs_too_much();
                } else {
                    ++missed;
                    bracket.is_at_most(asked - 1, missing);
                }
            }
            expect(bracket.low() == value && bracket.high() == value, "the value is found");
            if (value >= 0 && cost_of_missed > little)
                expect(missed == 1, "above the guess one dear test fails");
        }
    }
}

// Where both answers cost the same, seven numbers that are left take three tests at most; where
// failing is dear, it goes up one by one.
void steps_go_by_what_tests_cost() {
    const auto tests = [](int value, double dearer) {
        Bracket bracket(0);
        bracket.is_at_least(0, {1'000, 1.0});
        bracket.is_at_most(7, {1'000, dearer});
        int many = 0;
        int missed = 0;
        for (; bracket.is_open(); ++many) {
            const int asked = bracket.next();
            if (asked <= value) {
                bracket.is_at_least(asked, {1'000, 1.0});
            } else {
                bracket.is_at_most(asked - 1, {1'000, dearer});
                ++missed;
            }
        }
        expect(bracket.low() == value, "the value is found");
        return std::pair(many, missed);
    };
    for (int value = 0; value <= 7; ++value) {
        expect(tests(value, 1.0).first == 3, "halves where both cost the same");
        expect(tests(value, 50.0).second == (value < 7 ? 1 : 0), "one dear test fails");
    }
}

}  // namespace

int main() {
    tests_close_in_on_any_value();
    steps_go_by_what_tests_cost();
    std::printf("%d checks passed\n", checks);
}
