#include "rollout.hpp"

#include <algorithm>

namespace letrado {

Rollout::Rollout(const Setting& setting, const Leaves& leaves)
    : setting_(setting),
      leaves_(leaves),
      search_(std::make_unique<BestPlaySearch>(setting.map, setting.equipment)),
      board_(setting.equipment.tiles) {}

void Rollout::start(const Board& board, std::span<const Letter> rack,
                    std::span<const Letter> unseen) noexcept {
    board_ = board;
    rack_.size = std::min(rack.size(), rack_size);
    std::copy_n(rack.begin(), rack_.size, rack_.tiles.begin());
    count_ = std::min(unseen.size(), unseen_.size());
    std::copy_n(unseen.begin(), count_, unseen_.begin());
}

std::int32_t Rollout::run(const Play& candidate, std::size_t turns, std::uint64_t seed) noexcept {
    Random random(seed);
    DrawBag bag({unseen_.data(), count_}, random);
    std::array<Rack, 2> racks;
    racks[1].fill(bag);
    Board board = board_;
    const Hand hand(rack_.view());
    racks[0] = rack_;
    racks[0].remove(hand, candidate.used);
    std::array<std::int32_t, 2> kept{leaves_.worth_of(racks[0].view()), 0};
    racks[0].fill(bag);
    std::array<std::int32_t, 2> gained{candidate.points * 100, 0};
    board.lay(candidate, setting_.equipment, setting_.graph);
    for (std::size_t turn = 1; turn <= turns; ++turn) {
        const std::size_t player = turn % 2;
        const std::size_t other = 1 - player;
        const int opposite = racks[other].points(setting_.equipment.tiles);
        if (racks[other].size == 0) {  // the game ended with the turn before
            gained[other] += 200 * racks[player].points(setting_.equipment.tiles);
            kept = {0, 0};
            break;
        }
        Hand held(racks[player].view());
        price_for_turn(held, setting_.equipment, leaves_, {bag.size(), opposite});
        const Move move = choose_move(*search_, board, held, setting_.rules, bag.size());
        kept[player] = move.act == Act::pass ? 0 : held.worth_after(move.part);
        if (move.act == Act::pass) continue;
        if (move.act == Act::lay) {
            board.lay(move.play, setting_.equipment, setting_.graph);
            gained[player] += move.play.points * 100;
        }
        racks[player].remove(held, move.part);
        racks[player].fill(bag);
    }
    return gained[0] + kept[0] - gained[1] - kept[1];
}

}  // namespace letrado
