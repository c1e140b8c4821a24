import type { StoredGame } from './module.ts';
import { family, gameLines } from './module.ts';
import { Native } from './native.ts';

/** Robots of Strategy, value for value those of the server, and of the Mind Game. */
export interface Robots {
  /** The action of the player to act, chosen by a robot of a level; equal seeds bring equal choices. */
  choose(game: StoredGame, level: string, seed: number): string;
  /** Hands over the network of a file, for the levels that need one. */
  network(file: ArrayLike<number>): boolean;
}

/** Eight letters, and the length of the description that follows. */
const MAGIC = 8;
const LENGTH = 4;

export async function load(bytes: BufferSource): Promise<Robots> {
  const native = await Native.load<'robot_choose' | 'mind_choose' | 'robot_network'>(bytes);
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
  };
}
