#include "anagram_map.hpp"

#include <algorithm>
#include <numeric>

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace letrado {
namespace {

constexpr std::size_t filter_bits_a_key = 32;

}  // namespace

AnagramMap::AnagramMap(const WordGraph& graph) {
    const std::vector<Letter> text = graph.words(WordGraph::most_words);
    std::vector<Key> keys;
    std::vector<Word> unsorted;
    for (std::size_t at = 0; at < text.size(); ++at) {
        Word word{};
        Key key = 0;
        std::size_t length = 0;
        for (; text[at] != 0; ++at, ++length) {
            if (length < longest_word) word[length] = text[at];
            key += letter_keys[text[at]];
        }
        if (length > longest_word) continue;  // no line of the board can hold it
        unsorted.push_back(word);
        keys.push_back(key);
    }
    std::vector<std::uint32_t> order(unsorted.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t one, std::uint32_t other) {
        return keys[one] < keys[other];
    });
    std::size_t different = 0;
    for (std::size_t at = 0; at < order.size(); ++at)
        different += at == 0 || keys[order[at]] != keys[order[at - 1]];
    entries_.resize(std::bit_ceil(different * 3 / 2 + 1));
    const std::size_t bits = std::bit_ceil(std::max<std::size_t>(different, 1) * filter_bits_a_key);
    filter_.resize(bits / 32);
    filter_mask_ = static_cast<std::uint32_t>(bits - 1);
    words_.reserve(order.size());
    for (std::size_t at = 0; at < order.size(); ++at) {
        const Key key = keys[order[at]];
        const bool last = at + 1 == order.size() || keys[order[at + 1]] != key;
        words_.push_back(unsorted[order[at]]);
        words_.back()[mark] = last;
        if (at > 0 && keys[order[at - 1]] == key) continue;
        std::size_t place = key & (entries_.size() - 1);
        while (entries_[place].first != 0) place = (place + 1) & (entries_.size() - 1);
        entries_[place] = {static_cast<std::uint32_t>(key >> 32),
                           static_cast<std::uint32_t>(words_.size())};
        const auto bit = static_cast<std::uint32_t>(key) & filter_mask_;
        filter_[bit >> 5] |= 1U << (bit & 31);
    }
}

const AnagramMap::Word* AnagramMap::find(Key key) const noexcept {
    const auto check = static_cast<std::uint32_t>(key >> 32);
    for (std::size_t at = key & (entries_.size() - 1);; at = (at + 1) & (entries_.size() - 1)) {
        if (entries_[at].first == 0) return nullptr;
        if (entries_[at].check == check) return &words_[entries_[at].first - 1];
    }
}

std::uint32_t AnagramMap::may_hold_of_eight(const Filtered* keys, Filtered base) const noexcept {
#ifdef __AVX2__
    const __m256i sums = _mm256_and_si256(
        _mm256_add_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(keys)),
                         _mm256_set1_epi32(static_cast<int>(base))),
        _mm256_set1_epi32(static_cast<int>(filter_mask_)));
    const __m256i found = _mm256_i32gather_epi32(reinterpret_cast<const int*>(filter_.data()),
                                                 _mm256_srli_epi32(sums, 5), 4);
    // The wanted bit goes to the sign: shift left by 31 - n, and 31 - n is ~n in five bits.
    const __m256i shift = _mm256_andnot_si256(sums, _mm256_set1_epi32(31));
    return static_cast<std::uint32_t>(
        _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_sllv_epi32(found, shift))));
#else
    std::uint32_t held = 0;
    for (std::uint32_t at = 0; at < 8; ++at)
        held |= static_cast<std::uint32_t>(may_hold(keys[at] + base)) << at;
    return held;
#endif
}

std::size_t AnagramMap::bytes() const noexcept {
    return words_.size() * sizeof(Word) + entries_.size() * sizeof(Entry) +
           filter_.size() * sizeof(std::uint32_t);
}

}  // namespace letrado
