#include "win_chances.hpp"

#include <algorithm>
#include <cmath>

namespace letrado {

WinChances::WinChances(std::vector<Row> rows) : rows_(std::move(rows)) {
    if (rows_.empty()) rows_.emplace_back();
    for (Row& row : rows_) row.scale = std::max(row.scale, 0.01);
}

double WinChances::chance(double spread, std::size_t unseen) const noexcept {
    const Row& row = rows_[std::min(unseen, rows_.size() - 1)];
    return 1 / (1 + std::exp(-(spread / 100 + row.mean) / row.scale));
}

GainCensus census_of_gains(const Setting& setting, const Leaves& leaves, std::uint64_t seed,
                           std::size_t games) {
    struct Seen {
        std::size_t unseen;
        std::size_t player;
        std::int32_t spread;
    };
    GainCensus census;
    census.rows.resize(DrawBag::most_tiles);
    const auto search = std::make_unique<BestPlaySearch>(setting.map, setting.equipment);
    std::vector<Seen> seen;
    for (std::size_t number = 0; number < games; ++number) {
        Game game(setting, Random(seed ^ number).next());
        std::array<std::int32_t, 2> kept{};
        seen.clear();
        bool going = true;
        while (going) {
            game.prepare();
            const std::size_t player = game.on_turn();
            const std::size_t other = 1 - player;
            seen.push_back(
                {game.bag().size() + game.rack(other).size, player,
                 (game.score(player) - game.score(other)) * 100 + kept[player] - kept[other]});
            Hand hand(game.rack(player).view());
            price_for_turn(hand, setting.equipment, leaves,
                           {game.bag().size(), game.rack(other).points(setting.equipment.tiles)});
            const Move move = choose_move(*search, game.board(), hand,
                                          patient(setting.rules, game.run()), game.bag().size());
            Rack left = game.rack(player);
            left.remove(hand, move.part);
            kept[player] =
                move.act == Act::pass || game.bag().size() == 0 ? 0 : leaves.worth_of(left.view());
            if (game.bag().size() == 0) kept = {0, 0};
            going = game.make(move);
        }
        for (const Seen& at : seen) {
            const std::int64_t gain =
                (game.score(at.player) - game.score(1 - at.player)) * 100 - at.spread;
            GainCensus::Row& row = census.rows[at.unseen];
            ++row.positions;
            row.sum += gain;
            row.squares += gain * gain / 100;
        }
    }
    return census;
}

}  // namespace letrado
