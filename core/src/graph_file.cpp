// Word graphs in files: mapped when read, written whole and then renamed into place.

#include "word_graph.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>

namespace letrado {
namespace {

static_assert(std::endian::native == std::endian::little, "the files are little-endian");

struct File {
    int descriptor;
    ~File() {
        if (descriptor >= 0) ::close(descriptor);
    }
};

constexpr std::uint32_t wide_root = 0x40;
constexpr std::uint32_t wide_accepts = 0x80;
constexpr std::uint32_t wide_letters = 0x3F;

WordGraph narrowed(std::span<const WordGraph::Node> wide, std::size_t letters) {
    auto nodes = std::make_shared<std::vector<WordGraph::Node>>();
    nodes->reserve(wide.size());
    for (const WordGraph::Node node : wide) {
        if (node >> 8 > WordGraph::arc_mask) throw GraphError("graph_size");
        nodes->push_back((node & wide_letters) << 24 | node >> 8 |
                         ((node & wide_accepts) != 0 ? WordGraph::accepts : 0) |
                         ((node & wide_root) != 0 ? WordGraph::last_sibling : 0));
    }
    return WordGraph(nodes, *nodes, letters);
}

// The words of a graph that a line of the board can hold.
std::vector<Letter> short_words(const WordGraph& graph) {
    const std::vector<Letter> text = graph.words(WordGraph::most_words);
    std::vector<Letter> words;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t length = std::strlen(reinterpret_cast<const char*>(&text[start]));
        const auto first = text.begin() + static_cast<std::ptrdiff_t>(start);
        if (length <= longest_word)
            words.insert(words.end(), first, first + static_cast<std::ptrdiff_t>(length) + 1);
        start += length + 1;
    }
    return words;
}

// The layouts are told apart by trying: some roots of the wide one look like ours.
WordGraph in_any_layout(const std::shared_ptr<const void>& owner,
                        std::span<const WordGraph::Node> nodes, std::size_t letters) {
    try {
        return WordGraph(owner, nodes, letters);
    } catch (const GraphError&) {
        if (nodes.empty() || (nodes[0] & 0xFF) != wide_root) throw;
    }
    return narrowed(nodes, letters);
}

WordGraph reading_both_ways(WordGraph graph) {
    if (graph.from_the_middle() != 0 || graph.forwards() == 0) return graph;
    if (graph.count() > WordGraph::most_words) throw GraphError("graph_size");
    return build_graph(short_words(graph), graph.letters());
}

}  // namespace

WordGraph graph_in(std::span<const std::byte> content, std::size_t letters) {
    const std::size_t count = content.size() / sizeof(WordGraph::Node);
    if (count == 0 || content.size() % sizeof(WordGraph::Node) != 0) throw GraphError("graph_size");
    const auto nodes = std::make_shared<std::vector<WordGraph::Node>>(count);
    std::memcpy(nodes->data(), content.data(), content.size());
    return reading_both_ways(in_any_layout(nodes, *nodes, letters));
}

WordGraph read_graph(const std::string& path, std::size_t letters) {
    const File file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.descriptor < 0) throw GraphError("graph_unreadable");
    struct stat facts{};
    if (::fstat(file.descriptor, &facts) != 0 || !S_ISREG(facts.st_mode))
        throw GraphError("graph_unreadable");
    const auto size = static_cast<std::size_t>(facts.st_size);
    if (size == 0 || size % sizeof(WordGraph::Node) != 0) throw GraphError("graph_size");
    void* start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.descriptor, 0);
    if (start == MAP_FAILED) throw GraphError("graph_unreadable");
    const std::shared_ptr<const void> owner(
        start, [size](const void* mapped) { ::munmap(const_cast<void*>(mapped), size); });
    const auto* nodes = static_cast<const WordGraph::Node*>(start);
    return reading_both_ways(
        in_any_layout(owner, {nodes, size / sizeof(WordGraph::Node)}, letters));
}

void write_graph(const WordGraph& graph, const std::string& path) {
    // Another process may be writing the same file.
    const std::string unfinished = path + "." + std::to_string(::getpid()) + ".unfinished";
    std::FILE* file = std::fopen(unfinished.c_str(), "wb");
    if (file == nullptr) throw GraphError("graph_unwritable");
    const std::span<const WordGraph::Node> nodes = graph.nodes();
    const bool written =
        std::fwrite(nodes.data(), sizeof(WordGraph::Node), nodes.size(), file) == nodes.size();
    const bool closed = std::fclose(file) == 0;
    if (!written || !closed || std::rename(unfinished.c_str(), path.c_str()) != 0) {
        std::remove(unfinished.c_str());
        throw GraphError("graph_unwritable");
    }
}

}  // namespace letrado
