#include "endgame_line_plays.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

namespace letrado {
namespace {

constexpr std::size_t words_in_content = 14;
using Content = std::array<std::uint64_t, words_in_content>;

// One for each part of the content, and more for the rack with the line: any odd bits will do.
constexpr auto salts = [] {
    std::array<std::uint64_t, words_in_content + 2> found{};
    std::uint64_t state = 0x9E3779B97F4A7C15;
    for (std::uint64_t& salt : found) {
        state = (state ^ state >> 29) * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB;
        salt = state ^ state >> 32;
    }
    return found;
}();

// Both halves of a product: every bit of it hangs on all bits of the two.
std::uint64_t folded(std::uint64_t one, std::uint64_t two) noexcept {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{one} * two;
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
}

// What lies on a line and across it, as far as it tells for these letters.
Content content_of(const Line& line, LetterSet letters) noexcept {
    struct {
        std::array<Letter, 16> tiles;
        std::array<LetterSet, 16> fits;
        std::array<std::int16_t, 16> crossed;
    } parts;
    static_assert(sizeof parts == sizeof(Content));
    std::memcpy(&parts.tiles, &line.tiles[1], sizeof parts.tiles);
    std::memcpy(&parts.crossed, &line.crossed[1], sizeof parts.crossed);
    for (std::size_t at = 0; at < 16; ++at) parts.fits[at] = line.fits[at + 1] & letters;
    // What is across a square tells nothing where no tile may lie.
    for (std::size_t at = 0; at < 16; ++at) {
        const int is_open = parts.fits[at] != 0;
        parts.crossed[at] = static_cast<std::int16_t>(parts.crossed[at] & -is_open);
    }
    Content content;
    std::memcpy(&content, &parts, sizeof content);
    return content;
}

std::uint64_t key_of(const Line& line, LetterSet letters, std::uint64_t rack_and_line) noexcept {
    const Content content = content_of(line, letters);
    std::uint64_t key =
        folded(rack_and_line ^ salts[words_in_content], salts[words_in_content + 1]);
    for (std::size_t at = 0; at < content.size(); at += 2)
        key += folded(content[at] ^ salts[at], content[at + 1] ^ salts[at + 1]);
    return folded(key, salts[0]);
}

}  // namespace

LinePlays::LinePlays(const WordGraph& graph, const Equipment& equipment)
    : graph_(graph), equipment_(equipment), entries_(slots), kept_(most_kept) {}

void LinePlays::add(LineSet lines, const Board& board, std::span<const Letter> rack,
                    std::vector<Play>& plays) {
    if (board.is_empty()) {
        add_plays_along(lines, graph_, equipment_, board, Hand(rack), plays);
        return;
    }
    const Keys keys = find_keys(lines, board, rack);
    std::optional<Hand> hand;
    for (LineSet left = lines; left != 0; left &= left - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(left));
        const Entry& entry = slot_of(keys[number]);
        if (is_kept(entry, keys[number])) {
            if (entry.count == 0) continue;
            const auto first = kept_.begin() + entry.first % most_kept;
            plays.insert(plays.end(), first, first + entry.count);
            continue;
        }
        if (!hand) hand.emplace(rack);
        const std::size_t before = plays.size();
        add_plays_along(LineSet{1} << number, graph_, equipment_, board, *hand, plays);
        keep(keys[number], std::span(plays).subspan(before));
    }
}

LinePlays::Keys LinePlays::find_keys(LineSet lines, const Board& board,
                                     std::span<const Letter> rack) const noexcept {
    std::uint64_t packed = 0;
    LetterSet letters = 0;
    for (const Letter tile : rack) {
        packed = packed << 8 | (tile + 1U);
        letters |= tile == blank ? equipment_.tiles.all() : set_of(tile);
    }
    Keys keys;
    for (; lines != 0; lines &= lines - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(lines));
        keys[number] =
            key_of(board.line(number / side, number % side), letters, packed << 8 | number);
        __builtin_prefetch(&entries_[keys[number] % slots]);
    }
    return keys;
}

void LinePlays::keep(std::uint64_t key, std::span<const Play> plays) noexcept {
    if (plays.size() > most_of_line) return;
    const auto count = static_cast<std::uint32_t>(plays.size());
    if (end_ > most_places) {
        std::ranges::fill(entries_, Entry{});
        end_ = 0;
    }
    if (end_ % most_kept + count > most_kept) end_ += most_kept - end_ % most_kept;
    std::ranges::copy(plays, kept_.begin() + end_ % most_kept);
    slot_of(key) = {key, end_, count};
    end_ += count;
}

}  // namespace letrado
