#include <nanobind/nanobind.h>

void bind_scorer(nanobind::module_&);
void bind_word_graph(nanobind::module_&);
void bind_engine(nanobind::module_&);
void bind_win_chances(nanobind::module_&);
void bind_simulation(nanobind::module_&);
void bind_contest(nanobind::module_&);
void bind_endgame(nanobind::module_&);

NB_MODULE(_core, module) {
    module.doc() = "The compiled core. Import letrado.kernel instead.";
    bind_scorer(module);
    bind_word_graph(module);
    bind_engine(module);
    bind_win_chances(module);
    bind_simulation(module);
    bind_contest(module);
    bind_endgame(module);
}
