// Looks whose truth is known tell what other looks are worth.

#include "expect.hpp"
#include "look_correction.hpp"

namespace {

using namespace letrado;

void a_look_is_believed_when_nothing_is_known() {
    const LookCorrection none;
    expect(none.expected(17) == 17, "nothing is known");
}

void looks_off_by_the_same_are_put_right() {
    LookCorrection known;
    known.add(10, 4);
    expect(known.expected(20) == 17, "one is half believed");
    for (int look = -30; look <= 30; look += 10) known.add(look, look - 6);
    expect(known.expected(-12) == -17 && known.expected(25) == 20, "many are believed");
}

void looks_that_differ_more_than_the_truth_are_drawn_together() {
    LookCorrection known;
    for (int look = -40; look <= 40; look += 10) known.add(look, look / 2);
    expect(known.expected(40) > 18 && known.expected(40) < 24, "what looks best is not so good");
    expect(known.expected(-40) < -18 && known.expected(-40) > -24, "nor the worst so bad");
}

void no_look_is_turned_round_or_spread_out() {
    LookCorrection turned;
    LookCorrection spread;
    for (int look = -40; look <= 40; look += 10) {
        turned.add(look, -look);
        spread.add(look, 3 * look);
    }
    expect(turned.expected(40) >= turned.expected(-40), "who looks better is not expected worse");
    expect(spread.expected(40) == 40, "looks are not spread out");
}

}  // namespace

int main() {
    a_look_is_believed_when_nothing_is_known();
    looks_off_by_the_same_are_put_right();
    looks_that_differ_more_than_the_truth_are_drawn_together();
    no_look_is_turned_round_or_spread_out();
    std::printf("%d checks passed\n", checks);
}
