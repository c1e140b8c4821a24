"""Matching: the perfect matching of least cost in a graph, found by `rustworkx`.

Nothing else in the package knows that library. Its integers have 128 bits, so costs are refused
that could overflow on the way.
"""

from __future__ import annotations

from collections.abc import Sequence

LARGEST = 2**120
"""The product of nodes and costs stays below this."""

Edge = tuple[int, int, int]
"""Two nodes and the cost of matching them, 0 or more."""


def cheapest_of_most(nodes: int, edges: Sequence[Edge]) -> list[tuple[int, int]]:
    """Return a matching of as many pairs as there can be, and of the least total cost for that.

    Nodes, pairs and errors are as in `cheapest`.
    """
    # Imported here, since it takes longer than everything else that a director does all day.
    import rustworkx

    most = max((cost for _, _, cost in edges), default=0)
    if nodes * (most + 1) >= LARGEST:
        raise OverflowError(f"costs up to {most} between {nodes} nodes")
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * nodes)
    # Of matchings with equally many edges, what costs least weighs most.
    graph.add_edges_from([(one, two, most - cost) for one, two, cost in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def cheapest(nodes: int, edges: Sequence[Edge]) -> list[tuple[int, int]] | None:
    """Return a perfect matching of the least total cost, `None` if there is none.

    Nodes are numbered from 0. Each pair has its lower node first, and pairs are in that order.
    Equal input gives equal output. Raises `OverflowError` for costs that are too great.
    """
    found = cheapest_of_most(nodes, edges)
    return found if 2 * len(found) == nodes else None
