#pragma once

#include "slots.hpp"

namespace letrado {

// Finds the play of most equity without making the others: slots are visited by what they could
// yield at most, and only the words that the rack can spell there are tried. One object serves any
// number of searches, one at a time, and allocates nothing while it searches.
class BestPlaySearch {
  public:
    BestPlaySearch(const AnagramMap& map, const Equipment& equipment) noexcept;

    // The best play, or nothing when no play has more equity than `floor` (hundredths).
    [[nodiscard]] std::optional<Play> find(const Board& board, const Hand& hand,
                                           std::int32_t floor) noexcept;

  private:
    using Key = AnagramMap::Key;
    using Filtered = AnagramMap::Filtered;
    static constexpr std::size_t lanes = 8;
    static constexpr std::size_t most_blanks = 2;

    // The parts of the rack of one size and number of blanks, filled up to whole lanes.
    struct Parts {
        std::size_t count = 0;
        std::array<std::uint8_t, 40> part{};
        std::array<Filtered, 40> filtered{};
        std::array<Key, 40> key{};
    };
    // What can be made of the tiles a slot runs through and parts of the rack of one size.
    struct Makeable {
        bool known = false;
        std::int32_t worth = 0;              // the most that is kept, in hundredths
        std::array<std::uint64_t, 3> parts;  // by number of blanks, bits in the order of Parts
    };
    struct Candidate {
        std::int32_t bound;
        std::uint16_t slot;
        bool refined;

        friend bool operator<(const Candidate& one, const Candidate& other) noexcept {
            return one.bound < other.bound;
        }
    };
    struct Blanks {
        std::size_t count;
        std::array<Letter, most_blanks> letters;
    };

    void sort_parts(const Hand& hand) noexcept;
    void list_candidates() noexcept;
    const Makeable& makeable(std::size_t through, std::size_t size) noexcept;
    [[nodiscard]] LetterSet completing(Key base) const noexcept;
    void visit(const Slot& slot) noexcept;
    void try_words(const Slot& slot, Key key, std::size_t part, const Blanks& blanks) noexcept;
    void try_word(const Slot& slot, const AnagramMap::Word& word, std::size_t part,
                  const Blanks& blanks) noexcept;
    [[nodiscard]] bool spell(const Slot& slot, const AnagramMap::Word& word, Blanks blanks,
                             Play& play) const noexcept;

    const AnagramMap& map_;
    const Equipment& equipment_;
    SlotList slots_;
    const Board* board_ = nullptr;
    const Hand* hand_ = nullptr;
    std::array<std::array<Parts, rack_size + 1>, most_blanks + 1> parts_;
    std::array<std::int32_t, rack_size + 1> best_worth_{};
    std::array<Filtered, most_letters + 1> letter_filtered_{};
    std::array<std::array<Makeable, rack_size + 1>, SlotList::most_through> makeable_;
    std::array<Candidate, SlotList::most_slots> candidates_;
    std::size_t waiting_ = 0;
    Play best_{};
};

}  // namespace letrado
