#include "best_play.hpp"

#include <algorithm>
#include <limits>

namespace letrado {
namespace {

// The worth of a part that makes no word: so low that no bound built on it can win.
constexpr std::int32_t nothing = std::numeric_limits<std::int32_t>::min() / 2;

}  // namespace

BestPlaySearch::BestPlaySearch(const AnagramMap& map, const Equipment& equipment) noexcept
    : map_(map), equipment_(equipment) {
    for (std::size_t letter = 0; letter <= most_letters; ++letter)
        letter_filtered_[letter] =
            static_cast<Filtered>(AnagramMap::key_of(static_cast<Letter>(letter)));
}

std::optional<Play> BestPlaySearch::find(const Board& board, const Hand& hand,
                                         std::int32_t floor) noexcept {
    board_ = &board;
    hand_ = &hand;
    best_.equity = floor;
    best_.laid = 0;
    sort_parts(hand);
    slots_.fill(equipment_, board, hand);
    list_candidates();
    const auto begin = candidates_.begin();
    std::make_heap(begin, begin + static_cast<std::ptrdiff_t>(waiting_));
    while (waiting_ > 0) {
        const auto end = begin + static_cast<std::ptrdiff_t>(waiting_);
        if (begin->bound <= best_.equity) break;
        std::pop_heap(begin, end);
        Candidate candidate = *(end - 1);
        --waiting_;
        const Slot& slot = slots_.slots()[candidate.slot];
        if (!candidate.refined) {
            const Makeable& found = makeable(slot.through, slot.laid);
            candidate.bound = found.worth + slot.points;
            candidate.refined = true;
            if (found.worth == nothing || candidate.bound <= best_.equity) continue;
            if (waiting_ > 0 && candidate.bound < begin->bound) {
                candidates_[waiting_++] = candidate;
                std::push_heap(begin, begin + static_cast<std::ptrdiff_t>(waiting_));
                continue;
            }
        }
        visit(slot);
    }
    if (best_.laid == 0) return std::nullopt;
    return best_;
}

void BestPlaySearch::sort_parts(const Hand& hand) noexcept {
    std::array<Key, most_parts> keys{};
    for (auto& by_size : parts_) {
        for (Parts& parts : by_size) parts.count = 0;
    }
    best_worth_.fill(nothing);
    std::size_t known = 1;
    for (const Letter kind : hand.kinds()) {
        const std::size_t step = hand.step(kind);
        const std::size_t end = step * (hand.counts()[kind] + std::size_t{1});
        for (; known < end; ++known) keys[known] = keys[known - step] + AnagramMap::key_of(kind);
    }
    const std::size_t blanks = hand.counts()[blank];
    for (std::size_t part = 1; part < hand.parts(); ++part) {
        // Blanks come first among the kinds, so they are the lowest digit.
        const std::size_t with = blanks == 0 ? 0 : part % (blanks + 1);
        const std::size_t size = hand.size_of(part);
        Parts& parts = parts_[with][size];
        parts.part[parts.count] = static_cast<std::uint8_t>(part);
        parts.filtered[parts.count] = static_cast<Filtered>(keys[part]);
        parts.key[parts.count] = keys[part];
        ++parts.count;
        best_worth_[size] = std::max(best_worth_[size], hand.worth_after(part));
    }
}

void BestPlaySearch::list_candidates() noexcept {
    for (std::size_t through = 0; through < slots_.through().size(); ++through) {
        for (Makeable& found : makeable_[through]) found.known = false;
    }
    waiting_ = 0;
    const std::span<const Slot> slots = slots_.slots();
    for (std::size_t at = 0; at < slots.size(); ++at) {
        const Slot& slot = slots[at];
        const bool refined = slot.through == 0;
        const std::int32_t worth = refined ? makeable(0, slot.laid).worth : best_worth_[slot.laid];
        const std::int32_t bound = slot.points + worth;
        if (bound <= best_.equity) continue;
        candidates_[waiting_++] = {bound, static_cast<std::uint16_t>(at), refined};
    }
}

LetterSet BestPlaySearch::completing(Key base) const noexcept {
    const auto filtered = static_cast<Filtered>(base);
    LetterSet letters = 0;
    for (std::size_t at = 0; at <= equipment_.tiles.letters; at += lanes)
        letters |= map_.may_hold_of_eight(letter_filtered_.data() + at, filtered) << at;
    return letters & equipment_.tiles.all();
}

const BestPlaySearch::Makeable& BestPlaySearch::makeable(std::size_t through,
                                                         std::size_t size) noexcept {
    Makeable& found = makeable_[through][size];
    if (found.known) return found;
    found.known = true;
    found.worth = nothing;
    found.parts = {};
    const Key base = slots_.through()[through];
    const auto consider = [&](std::size_t blanks, std::size_t at) {
        found.parts[blanks] |= std::uint64_t{1} << at;
        const std::size_t part = parts_[blanks][size].part[at];
        found.worth = std::max(found.worth, hand_->worth_after(part));
    };
    const Parts& natural = parts_[0][size];
    for (std::size_t at = 0; at < natural.count; at += lanes) {
        std::uint32_t held =
            map_.may_hold_of_eight(natural.filtered.data() + at, static_cast<Filtered>(base));
        for (; held != 0; held &= held - 1) {
            const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(held));
            if (place < natural.count) consider(0, place);
        }
    }
    const Parts& one = parts_[1][size];
    for (std::size_t at = 0; at < one.count; ++at) {
        if (completing(base + one.key[at]) != 0) consider(1, at);
    }
    const Parts& two = parts_[2][size];
    for (std::size_t at = 0; at < two.count; ++at) consider(2, at);
    return found;
}

void BestPlaySearch::visit(const Slot& slot) noexcept {
    const Makeable& found = makeable(slot.through, slot.laid);
    const Key base = slots_.through()[slot.through];
    for (std::size_t blanks = 0; blanks <= most_blanks; ++blanks) {
        const Parts& parts = parts_[blanks][slot.laid];
        for (std::uint64_t open = found.parts[blanks]; open != 0; open &= open - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(open));
            const std::size_t part = parts.part[at];
            if (slot.points + hand_->worth_after(part) <= best_.equity) continue;
            const Key key = base + parts.key[at];
            if (blanks == 0) {
                try_words(slot, key, part, {0, {}});
                continue;
            }
            const auto last_blank = [&](Key so_far, Letter first, LetterSet allowed) {
                LetterSet letters = completing(so_far) & allowed;
                for (; letters != 0; letters &= letters - 1) {
                    const auto letter = static_cast<Letter>(std::countr_zero(letters));
                    try_words(slot, so_far + AnagramMap::key_of(letter), part,
                              {blanks, {letter, first}});
                }
            };
            if (blanks == 1) {
                last_blank(key, 0, ~LetterSet{0});
                continue;
            }
            for (std::size_t letter = 1; letter <= equipment_.tiles.letters; ++letter) {
                const auto first = static_cast<Letter>(letter);
                last_blank(key + AnagramMap::key_of(first), first, ~(set_of(first) - 1));
            }
        }
    }
}

void BestPlaySearch::try_words(const Slot& slot, Key key, std::size_t part,
                               const Blanks& blanks) noexcept {
    const AnagramMap::Word* word = map_.find(key);
    if (word == nullptr) return;
    for (;; ++word) {
        try_word(slot, *word, part, blanks);
        if ((*word)[AnagramMap::mark] != 0) return;
    }
}

void BestPlaySearch::try_word(const Slot& slot, const AnagramMap::Word& word, std::size_t part,
                              const Blanks& blanks) noexcept {
    const Line& line = board_->line(slot.direction, slot.line);
    const Factors& factors = slots_.factors(slot);
    Sums sums = 0;
    for (std::size_t square = slot.start; square < slot.end; ++square) {
        const Letter letter = word[square - slot.start];
        const Letter tile = line.tiles[square];
        if (tile != 0) {
            if (shown_by(tile) != letter) return;
        } else {
            if ((line.fits[square] >> letter & 1) == 0) return;
            sums += equipment_.tiles.points[letter] * factors.tile[square];
        }
    }
    Play play{};
    const auto points_now = [&](Sums total) {
        return slot.fixed +
               static_cast<std::int32_t>(static_cast<std::uint32_t>(total)) * slot.factor +
               static_cast<std::int32_t>(total >> upper_half);
    };
    const std::int32_t worth = hand_->worth_after(part);
    if (points_now(sums) * 100 + worth <= best_.equity) return;
    if (!spell(slot, word, blanks, play)) return;
    for (std::size_t at = 0; at < play.length; ++at) {
        if ((play.tiles[at] & blank_mark) != 0)
            sums -=
                equipment_.tiles.points[shown_by(play.tiles[at])] * factors.tile[slot.start + at];
    }
    play.points = static_cast<std::int16_t>(points_now(sums));
    play.equity = play.points * 100 + worth;
    if (play.equity <= best_.equity) return;
    play.used = static_cast<std::uint8_t>(part);
    best_ = play;
}

// Writes the tiles of a word into a play, blanks where they cost least; false when the rack does
// not hold them, which can only happen when two multisets share a key.
bool BestPlaySearch::spell(const Slot& slot, const AnagramMap::Word& word, Blanks blanks,
                           Play& play) const noexcept {
    const Line& line = board_->line(slot.direction, slot.line);
    const Factors& factors = slots_.factors(slot);
    play.direction = slot.direction;
    play.line = slot.line;
    play.start = static_cast<std::uint8_t>(slot.start - 1);
    play.length = static_cast<std::uint8_t>(slot.end - slot.start);
    play.laid = slot.laid;
    for (std::size_t at = 0; at < play.length; ++at)
        play.tiles[at] = line.tiles[slot.start + at] == 0 ? word[at] : Letter{0};
    if (play.length < longest_word && word[play.length] != 0) return false;
    for (std::size_t number = 0; number < blanks.count; ++number) {
        std::size_t cheapest = play.length;
        Sums least = std::numeric_limits<Sums>::max();
        for (std::size_t at = 0; at < play.length; ++at) {
            if (play.tiles[at] != blanks.letters[number]) continue;
            const Sums factor = factors.tile[slot.start + at];
            const Sums cost = (factor & 0xFFFFFFFF) * slot.factor + (factor >> upper_half);
            if (cost < least) {
                least = cost;
                cheapest = at;
            }
        }
        if (cheapest == play.length) return false;
        play.tiles[cheapest] |= blank_mark;
    }
    Counts left = hand_->counts();
    for (std::size_t at = 0; at < play.length; ++at) {
        const Letter tile = play.tiles[at];
        if (tile == 0) continue;
        std::uint8_t& count = left[(tile & blank_mark) != 0 ? blank : tile];
        if (count == 0) return false;
        --count;
    }
    return true;
}

}  // namespace letrado
