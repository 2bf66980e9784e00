#include <nanobind/nanobind.h>

void bind_scorer(nanobind::module_&);

NB_MODULE(_core, module) {
    module.doc() = "The compiled core. Import letrado.kernel instead.";
    bind_scorer(module);
}
