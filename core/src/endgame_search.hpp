#pragma once

#include "endgame_line_plays.hpp"
#include "endgame_ply.hpp"
#include "endgame_position.hpp"
#include "endgame_solo.hpp"
#include "endgame_table.hpp"
#include "endgame_thrift.hpp"
#include "search_limits.hpp"

namespace letrado {

// Is the value of an ending at least so much? One object serves one thread.
//
// Values are points of the player on turn minus those of the other, from here to the end: a player
// who goes out takes the points on the other rack, who loses them; after passes each loses their
// own. Any number of passes that end the game, two or more, gives the same values, so the search
// ends it after two; only a position where the very next pass ends the game differs.
class EndgameSearch {
  public:
    // `more_memory` is what it may use besides its own and the table.
    EndgameSearch(const WordGraph& graph, const Equipment& equipment, EndgameTable& table,
                  const Deadline& deadline, std::size_t more_memory = 0);

    // Takes up a position; racks and bag hold at most 16 different tiles together.
    void set_up(const EndgamePosition& position);

    struct Result {
        int value;      // at least this when it reaches beta, else at most this
        bool is_exact;  // no estimate is in it
    };
    // Looks so many turns ahead and estimates what lies beyond. Throws Stopped.
    Result test(int beta, std::size_t depth);
    // All the way to the end.
    int test(int beta) { return test(beta, whole).value; }
    // Bounds of the value without a search: what either player can bring about alone. The board is
    // not empty, the bag is. Throws Stopped.
    struct Bounds {
        int low;
        int high;
    };
    [[nodiscard]] Bounds bounds();
    // From now on only so many plays are tried at each turn, and so many at the first, those that
    // look best; a result that hangs on it is not exact.
    void set_width(std::size_t plays, std::size_t at_first) noexcept {
        width_ = plays;
        width_at_first_ = at_first;
    }
    void set_width(std::size_t plays) noexcept { set_width(plays, plays); }
    // So it is as long as this lives.
    class Narrowed {
      public:
        Narrowed(EndgameSearch& search, std::size_t plays, std::size_t at_first) noexcept
            : search_(search) {
            search.set_width(plays, at_first);
        }
        ~Narrowed() { search_.set_width(all_plays); }
        Narrowed(const Narrowed&) = delete;
        Narrowed& operator=(const Narrowed&) = delete;

      private:
        EndgameSearch& search_;
    };

    // Plays that the other player made or may make in positions like this one, the best first: near
    // the start they are tried first. The same tiles laid in another order are the same position,
    // so what was found out after one of them serves after another. Stays until it is set anew.
    void set_partners(std::span<const Play> plays);

    // The best line of a position whose value is known, as far as time allows.
    [[nodiscard]] std::vector<EndgameTurn> line_of(int value);
    // The move that last proved to be the best of the position, or a pass.
    [[nodiscard]] EndgameTurn best_known();

    // Ends a test that runs in another thread.
    void stop() noexcept { stopped_.store(true, std::memory_order_relaxed); }
    void resume() noexcept { stopped_.store(false, std::memory_order_relaxed); }
    // From now on tests end as if stopped after so many positions.
    void allow(std::uint64_t positions) noexcept { last_node_ = nodes() + positions; }
    // So many at most as long as this lives, if there is a limit at all.
    class Allowance {
      public:
        Allowance(EndgameSearch& search, std::uint64_t positions) noexcept
            : search_(search), before_(search.last_node_) {
            if (positions > 0) search.last_node_ = std::min(before_, search.nodes() + positions);
        }
        ~Allowance() { search_.last_node_ = before_; }
        Allowance(const Allowance&) = delete;
        Allowance& operator=(const Allowance&) = delete;

        // Is that why a test was stopped?
        [[nodiscard]] bool is_used_up() const noexcept {
            return search_.nodes() > search_.last_node_ && search_.nodes() <= before_;
        }

      private:
        EndgameSearch& search_;
        std::uint64_t before_;
    };
    // Changes the order of equal moves, so that threads take different ways.
    void set_taste(std::uint32_t taste) noexcept { taste_ = taste; }
    [[nodiscard]] std::uint64_t nodes() const noexcept {
        return nodes_.load(std::memory_order_relaxed);
    }

    static constexpr std::size_t whole = 1000;
    static constexpr std::size_t all_plays = ~std::size_t{0};
    static constexpr std::uint64_t no_end = ~std::uint64_t{0} >> 1;
    // The most that one object always takes besides the table.
    static constexpr std::size_t own_memory = std::size_t{20} << 20;

  private:
    // The position stands after a turn that nobody made, so that what the other player could do
    // then is kept like what they could do at any turn. The player on turn has an even number.
    static constexpr std::size_t first = 2;
    static constexpr std::size_t marks_in_history = 1 << 14;
    static constexpr std::size_t turns_with_partners = 4;
    // Positions of estimates are kept apart in the table: what looks best among few plays is not
    // what settles a test soonest.
    static constexpr std::uint64_t narrow_mark = 0x9E3779B97F4A7C15;

    struct Rack {
        std::array<Letter, rack_size> places;
        std::size_t size = 0;

        [[nodiscard]] std::span<const Letter> tiles() const noexcept {
            return {places.data(), size};
        }
    };

    using Option = EndgameOption;
    using Ply = EndgamePly;
    using ReplyBound = EndgamePly::ReplyBound;

    // One that often is no good move is not preferred any more.
    struct Partner {
        std::uint32_t mark;
        int credit;
    };
    // A move that reaches beta.
    struct Refuting {
        int value;
        std::uint32_t mark;
    };

    [[nodiscard]] std::size_t width_at(std::size_t at) const noexcept {
        return at == first ? width_at_first_ : width_;
    }
    void find_options_before();
    // A cut is expected where one good move is enough: bounds from above are not looked for there
    // until the first move has failed.
    [[nodiscard]] Result search(std::size_t at, int beta, std::size_t depth, bool expects_cut);
    [[nodiscard]] int play_out(std::size_t at);
    // The most that the player on turn can bring about, as far as it pays to find out: below beta,
    // or not worth more work. Options and threats are known.
    [[nodiscard]] int most_here(std::size_t at, int beta, std::size_t depth);
    [[nodiscard]] bool may_be_bounded(const Ply& ply, std::size_t player) const noexcept;
    // Takes the bound that other plays had after the same reply.
    void share_reply_bound(std::size_t at);
    // The same for a pass.
    void share_pass(std::size_t at);
    // A reply of the other player to any play that does not touch it; none for a pass.
    struct Reply {
        const Play* play;
        SquareSet reach;
        int points_left;  // on the rack of the other player

        [[nodiscard]] int points() const noexcept { return play == nullptr ? 0 : play->points; }
    };
    // Finds the bound of this turn after a reply that can be made without any play of the turn.
    void bound_after(std::size_t at, const Reply& reply, ReplyBound& bound);
    // What each play of this turn brings at most when the other player only passes after this
    // reply. Takes the board with the reply, and the bounds there, which were just found.
    void bound_each_alone(std::size_t at, const Reply& reply, const Board& board,
                          const AloneValues& values);
    // The options that do not touch the reply, by their places; those may come first that are
    // still open.
    struct StillThere {
        std::vector<bool> may_be_first;
        std::vector<std::size_t> places;
        std::int64_t open = 0;
    };
    [[nodiscard]] StillThere still_there_after(std::size_t at, const Reply& reply,
                                               const AloneValues& values) const;
    // How far it is from beta to the most that was last found, on another board perhaps.
    [[nodiscard]] int likely_gap(const Ply& here, std::size_t mover, int beta) const noexcept;
    // What the player on turn can bring about alone, exactly: all of it, or as much as beta.
    // It may take as much work as it is worth.
    [[nodiscard]] int most_solo(std::size_t at, int beta, std::int64_t worth);
    // Bounds each option by the ways to go out that the other player has after it.
    void bound_by_threats(std::size_t at) noexcept;
    // The most by the options of this turn and a pass, with the bounds known for what is left of
    // the rack; as much as beta is enough.
    [[nodiscard]] int most_of_options(const Ply& here, std::size_t mover, int beta) const noexcept;
    // Options on lines that have not changed since this player's last turn; then those on others,
    // once.
    void keep_options(std::size_t at);
    void find_options(std::size_t at);
    // What the other player could do at their last turn and still can: the ways to go out, dearest
    // first. None of them stands in a line that has changed since.
    void find_threats(std::size_t at);
    // The most that an option can bring when the other player goes out after it.
    [[nodiscard]] int most_before_threats(const Ply& here, std::size_t mover,
                                          const Option& option) const noexcept;
    // The most that it can bring, as far as that is known by now.
    [[nodiscard]] int most_of(const Ply& here, std::size_t mover,
                              const Option& option) const noexcept;
    // The most that it can bring when they give one of the replies whose bounds are known.
    [[nodiscard]] static int most_after_replies(const Ply& here, std::size_t mover,
                                                const Option& option) noexcept;
    void order_options(std::size_t at, std::uint32_t best) noexcept;
    // What refuted other positions of this turn comes soon: there may be dozens that look better,
    // and they seldom are where it was needed.
    static void bring_refuting_forward(Ply& here) noexcept;
    [[nodiscard]] bool has_partners(std::size_t at) const noexcept {
        return at % 2 == 1 && at < first + turns_with_partners && width_ == all_plays;
    }
    [[nodiscard]] int preference_of(std::uint32_t mark) const noexcept;
    // Whether a partner that was tried was a good move.
    void note_partner(std::uint32_t mark, bool is_good) noexcept;
    // A move whose outcome is known and reaches beta.
    [[nodiscard]] std::optional<Refuting> find_refuting_in_table(std::size_t at, int beta);
    // Brings the best of the options from here on to this place; or the one that looks best when
    // there is no hurry to end the game.
    static void bring_next(std::vector<Option>& options, std::size_t next, bool is_slow);
    void lay(std::size_t at, const Option& option);
    // Puts on the board what `lay` has taken from the rack: most positions are known by then.
    void lay_tiles(std::size_t at);
    // Makes the board that of the turn before: mostly the one that a play was laid on here last.
    void take_board_before(std::size_t at) noexcept;
    void draw(Ply& next, std::size_t mover) noexcept;
    [[nodiscard]] static bool goes_out(const Ply& here, std::size_t mover,
                                       const Option& option) noexcept {
        return option.need == here.held[mover] && here.bag == 0;
    }
    void pass(std::size_t at);
    Ply& ply(std::size_t at);
    [[nodiscard]] std::uint64_t key_of(const Ply& ply, std::size_t side) const noexcept;
    [[nodiscard]] std::uint64_t key_of(std::uint64_t hash, HeldTiles own,
                                       HeldTiles other) const noexcept;
    [[nodiscard]] std::uint64_t key_of_root() const noexcept;
    [[nodiscard]] HeldTiles tiles_of(const Play& play) const noexcept;
    [[nodiscard]] Option option_of(const Play& play, std::size_t mover) const noexcept;
    [[nodiscard]] Rack rack_of(HeldTiles held) const noexcept;
    void look_at_the_clock();

    const WordGraph& graph_;
    const Equipment& equipment_;
    EndgameTable& table_;
    const Deadline& deadline_;
    std::array<std::uint8_t, most_letters + 1> shift_{};  // where the count of a kind stands
    std::vector<Letter> kinds_;
    std::vector<Letter> bag_;
    std::vector<std::unique_ptr<Ply>> plies_;
    std::vector<std::uint16_t> history_;
    std::vector<Partner> partners_;
    std::array<Parts, 2> parts_;
    LinePlays line_plays_;
    AloneBound alone_;
    SoloGame solo_;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> stopped_ = false;
    std::uint32_t taste_ = 0;
    std::uint64_t last_node_ = no_end;
    std::size_t width_ = all_plays;
    std::size_t width_at_first_ = all_plays;
    ThriftByGap thrift_of_words_;
    ThriftByGap thrift_of_solo_;
    ThriftByGap thrift_of_each_;
    std::vector<Play> fresh_after_reply_;
    Board after_reply_;
    std::uint64_t boards_ = 0;  // that were there so far
    bool must_lay_ = false;
    bool has_options_ = false;  // of the other player, before the position
};

}  // namespace letrado
