#pragma once

#include "board.hpp"

#include <optional>

namespace letrado {

// The words of a search. If it is long enough for that to pay, they are only those that can still
// be made on the board with the tiles that are left, whoever lays them, as a graph of their own: a
// search that walks nothing else meets no beginnings that come to no end, and what it walks stays
// in the cache of the processor.
class SearchWords {
  public:
    SearchWords(const WordGraph& graph, const Equipment& equipment,
                std::span<const Letter, squares> board, std::span<const Letter> tiles,
                double seconds);

    [[nodiscard]] const WordGraph& graph() const noexcept { return few_ ? *few_ : all_; }

    // The most that this takes.
    static constexpr std::size_t own_memory = std::size_t{8} << 20;

  private:
    const WordGraph& all_;
    std::optional<WordGraph> few_;
};

}  // namespace letrado
