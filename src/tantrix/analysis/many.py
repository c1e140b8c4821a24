"""Many games analysed by the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tantrix.analysis import serializers
from tantrix.analysis.game import moments
from tantrix.analysis.views import GameAnalysisView
from tantrix.cluster import RayCluster
from tantrix.native.engine import Network
from tantrix.notation import records
from tantrix.rules.core.errors import TantrixError


def analyses(
    texts: Sequence[str], weights: bytes, cluster: RayCluster
) -> Iterator[tuple[int, GameAnalysisView | TantrixError]]:
    """Yield the analysis of each record of a game of two, with its number in `texts`, as it comes.

    `weights` are those of a network: `tantrix/robots/weights.bin` of the package, or others. An
    analysis is the same wherever it is made. In place of one that cannot be made stands the
    `TantrixError` of `moments`, so that one game does not end the work on all others.

    >>> from importlib.resources import files
    >>> from tantrix.analysis.many import analyses
    >>> from tantrix.cluster import RayCluster
    >>> weights = files("tantrix.robots").joinpath("weights.bin").read_bytes()
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> cluster = RayCluster(workers=1)
    >>> [(number, found)] = analyses([head + " 1. 5@0,0:0=13"], weights, cluster)
    >>> cluster.close()
    >>> number, found["moments"][0]["choices"]
    (0, 36)
    """
    for (number, _), found in cluster.run(_analyst, weights, list(enumerate(texts))):
        yield number, found


def _analyst(weights: bytes) -> Callable[[tuple[int, str]], GameAnalysisView | TantrixError]:
    """Return what analyses the text of a game, or says why it cannot."""
    network = Network(weights)

    def analyse(task: tuple[int, str]) -> GameAnalysisView | TantrixError:
        try:
            record, problems = records.read(task[1])
            found = list(moments(record, network))
            outcome = records.replay(record).outcome()
        except TantrixError as refused:
            return refused
        return serializers.game(found, outcome, complete=not problems)

    return analyse
