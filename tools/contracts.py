"""A contract for import-linter: the standard library only, and not all of it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from importlinter import Contract, ContractCheck, fields, output

if TYPE_CHECKING:
    from grimp import ImportGraph


class StandardLibrary(Contract):
    """Modules of `packages` import no third party, and nothing that is `forbidden`.

    Only their own imports count; a package that does not exist yet is passed over.
    """

    # On a class these are fields, on the contracts made of it the values themselves.
    packages: set[str] = fields.SetField(fields.StringField())  # type: ignore[assignment]
    forbidden: set[str] = fields.SetField(  # type: ignore[assignment]
        fields.StringField(), required=False, default=set()
    )

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        """Find every import that breaks the contract."""
        root = self.session_options["root_packages"][0]
        allowed = (set(sys.stdlib_module_names) | {root}) - self.forbidden
        broken = [
            f"{module} -> {imported}"
            for module in sorted(graph.modules)
            if module.startswith(f"{root}.") and module.split(".")[1] in self.packages
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in allowed
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each offending import on a line of its own."""
        for line in check.metadata["broken"]:
            output.print_error(line)
