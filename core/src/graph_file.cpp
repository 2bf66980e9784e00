// Word graphs in files: mapped when read, written whole and then renamed into place.

#include "word_graph.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

namespace letrado {
namespace {

static_assert(std::endian::native == std::endian::little, "the files are little-endian");

struct File {
    int descriptor;
    ~File() {
        if (descriptor >= 0) ::close(descriptor);
    }
};

}  // namespace

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
    return WordGraph(owner, {nodes, size / sizeof(WordGraph::Node)}, letters);
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
