import type { GameAnalysis } from '../api/types.ts';
import type { StoredGame } from './module.ts';
import { family, gameLines } from './module.ts';
import { Native } from './native.ts';

/** Robots of Strategy, value for value those of the server, and of the Mind Game; and what they think of a game that is over. */
export interface Robots {
  /** The action of the player to act, chosen by a robot of a level; equal seeds bring equal choices. */
  choose(game: StoredGame, level: string, seed: number): string;
  /** Hands over the network of a file, for the levels that need one. */
  network(file: ArrayLike<number>): boolean;
  /**
   * Begins the analysis of a game that is over, by the network, as the server makes it. `effort` are eight numbers, those of
   * `Effort` in src/tantrix/native/analysis.py; without them they are the usual ones.
   */
  beginAnalysis(game: StoredGame, effort?: readonly number[]): AnalysisProgress;
  /** Looks at the next placement. */
  analyseNext(): AnalysisProgress;
  /** What was found so far. */
  analysis(): GameAnalysis;
}

/** How many of how many placements have been looked at. */
export interface AnalysisProgress {
  done: number;
  placements: number;
}

type Question = 'robot_choose' | 'mind_choose' | 'robot_network' | 'analysis_begin' | 'analysis_step' | 'analysis_found';

/** Eight letters, and the length of the description that follows. */
const MAGIC = 8;
const LENGTH = 4;

export async function load(bytes: BufferSource): Promise<Robots> {
  const native = await Native.load<Question>(bytes);
  const question = (game: StoredGame) => (family(game.position) === 'mind' ? 'mind_choose' : 'robot_choose');
  return {
    choose: (game, level, seed) => native.ask(question(game), [...gameLines(game), level], seed),
    network: (file) => {
      const whole = Uint8Array.from(file);
      const begin = MAGIC + LENGTH;
      const length = new DataView(whole.buffer).getUint32(MAGIC, true);
      const { hidden } = JSON.parse(new TextDecoder().decode(whole.subarray(begin, begin + length))) as { hidden: number[] };
      return native.give('robot_network', whole.subarray(begin + length), ...hidden);
    },
    beginAnalysis: (game, effort = []) => native.ask('analysis_begin', [...gameLines(game), effort.join(' ')]),
    analyseNext: () => native.ask('analysis_step', []),
    analysis: () => native.ask('analysis_found', []),
  };
}
