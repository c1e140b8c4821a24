import weights from '../../../src/tantrix/robots/weights.bin?url';
import type { GameAnalysis } from '../api/types.ts';
import type { Asked, Call, Reply } from './calls.ts';
import type { Rules, StoredGame } from './module.ts';
import { Refused } from './native.ts';
import type { Robots } from './robots.ts';
import type { Searches } from './searches.ts';

export type { Act, Ahead, Connections, Deal, Playouts, StoredGame } from './module.ts';
export { Refused } from './native.ts';

export type AskedRules = Asked<Rules>;

/** A module with one function of a vector, such as the robots calculate with. */
const OF_VECTORS = '0061736d010000000105016000017b030201000a080106004100fd0f0b';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** Whether this browser can run rules and robots; where it cannot, the server is asked about everything. */
export const RULES_RUN =
  typeof WebAssembly === 'object' && WebAssembly.validate(bytes(OF_VECTORS)) && typeof Worker === 'function';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** The part of a worker that is used, which tests replace. */
export interface Port {
  postMessage(call: Call): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The methods of one side, called in a worker. Once it has failed or was ended, every call is refused. */
export class Caller<Side extends { [Name in keyof Side]: (...args: never[]) => unknown }> {
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #ended: Refused | null = null;

  constructor(private readonly port: Port) {
    port.onmessage = ({ data }) => this.#answered(data);
    port.onerror = ({ message }) => this.end(message);
  }

  ask<Name extends keyof Side & string>(method: Name, ...args: Parameters<Side[Name]>): Promise<ReturnType<Side[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) {
        reject(this.#ended);
        return;
      }
      this.#waiting.set(this.#calls, { resolve, reject });
      this.port.postMessage({ id: this.#calls, method, args });
      this.#calls += 1;
    });
  }

  /** Ends the worker, whatever it does. */
  end(why: string): void {
    this.port.terminate();
    this.#ended = new Refused(why);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #answered(reply: Reply): void {
    const { resolve, reject } = this.#waiting.get(reply.id) as Waiting;
    this.#waiting.delete(reply.id);
    if ('refused' in reply) reject(new Refused(reply.refused, reply.params));
    else resolve(reply.answer as never);
  }
}

let own: AskedRules | null = null;

/** The rules in a worker of their own, loaded when they are first asked for; null where they cannot run. */
export function ownRules(): AskedRules | null {
  if (!RULES_RUN) return null;
  own ??= called(new Caller<Rules>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })));
  return own;
}

function called(rules: Caller<Rules>): AskedRules {
  return {
    view: (...args) => rules.ask('view', ...args),
    preview: (...args) => rules.ask('preview', ...args),
    ahead: (...args) => rules.ask('ahead', ...args),
    deal: (...args) => rules.ask('deal', ...args),
    act: (...args) => rules.ask('act', ...args),
    perft: (...args) => rules.ask('perft', ...args),
    playouts: (...args) => rules.ask('playouts', ...args),
    indirect: (...args) => rules.ask('indirect', ...args),
    connections: (...args) => rules.ask('connections', ...args),
    look: (...args) => rules.ask('look', ...args),
    freeLook: (...args) => rules.ask('freeLook', ...args),
    swap: (...args) => rules.ask('swap', ...args),
  };
}

let robots: Pick<Asked<Robots>, 'choose'> | null = null;

const robotWorker = () => new Caller<Robots>(new Worker(new URL('./robotworker.ts', import.meta.url), { type: 'module' }));

/** The robots in a worker of their own, loaded when one is first to move. */
export function ownRobots(): Pick<Asked<Robots>, 'choose'> {
  robots ??= playing(robotWorker());
  return robots;
}

/** The levels that play by the trained network. */
const TRAINED = /^(net|search)\b/;

async function train(caller: Caller<Robots>): Promise<boolean> {
  const file = await fetch(weights).then((response) => response.arrayBuffer());
  return caller.ask('network', new Uint8Array(file));
}

/** The network is fetched when a robot first needs it. */
function playing(caller: Caller<Robots>): Pick<Asked<Robots>, 'choose'> {
  let trained: Promise<boolean> | null = null;
  return {
    choose: async (game, level, seed) => {
      if (TRAINED.test(level)) {
        trained ??= train(caller);
        // Without it now, it is fetched again the next time.
        trained.catch(() => (trained = null));
        await trained;
      }
      return caller.ask('choose', game, level, seed);
    },
  };
}

/** A third of the samples of the server (`Effort` in src/tantrix/native/analysis.py): seconds in a browser, too. */
const BRIEF = [8, 24, 80, 10, 3, 2, 8, 5000];

/**
 * The analysis of a game that is over, made in a worker that ends with it, beside that of the robots: another game may go on
 * meanwhile. `progress` is told the share that is done. It is refused, and its worker with it, once `ended` says so.
 */
export async function ownAnalysis(game: StoredGame, progress: (share: number) => void, ended: AbortSignal): Promise<GameAnalysis> {
  const caller = robotWorker();
  ended.addEventListener('abort', () => caller.end('analysis.ended'));
  try {
    await train(caller);
    let { done, placements } = await caller.ask('beginAnalysis', game, BRIEF);
    while (done < placements) {
      ({ done, placements } = await caller.ask('analyseNext'));
      progress(done / placements);
    }
    return await caller.ask('analysis');
  } finally {
    caller.end('analysis.ended');
  }
}

/** What a search that takes too long is refused with. */
export const TOO_LONG = 'search.too_long';

/**
 * Makes one search in a worker that ends with it, for so many milliseconds at most. Those begin when its module is here: on a
 * slow line to fetch it takes longer than most searches.
 */
export async function search<Name extends keyof Searches>(
  name: Name,
  milliseconds: number,
  ...args: Parameters<Searches[Name]>
): Promise<ReturnType<Searches[Name]>> {
  const worker = new Worker(new URL('./searchworker.ts', import.meta.url), { type: 'module' });
  const caller = new Caller<Searches>(worker);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await caller.ask('ready');
    timer = setTimeout(() => caller.end(TOO_LONG), milliseconds);
    return await caller.ask(name, ...args);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
