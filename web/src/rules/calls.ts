import { Refused } from './native.ts';

/** What the page and a worker send each other: the methods of one side, called by name from the other. */

type Methods<Side> = { [Name in keyof Side]: (...args: never[]) => unknown };

/** The methods of a worker as the page has them: every answer comes later. */
export type Asked<Side extends Methods<Side>> = {
  [Name in keyof Side]: (...args: Parameters<Side[Name]>) => Promise<ReturnType<Side[Name]>>;
};

export interface Call {
  id: number;
  method: string;
  args: unknown[];
}

export type Reply = { id: number; answer: unknown } | { id: number; refused: string; params: Record<string, unknown> };

/** Does what a call asks. */
export function reply<Side extends Methods<Side>>(side: Side, { id, method, args }: Call): Reply {
  try {
    const ask = side[method as keyof Side] as unknown as (...args: unknown[]) => unknown;
    return { id, answer: ask(...args) };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: number, error: unknown): Reply {
  const { id: refused, params } = error instanceof Refused ? error : new Refused((error as Error).message);
  return { id, refused, params };
}

/** Answers the calls that come to this worker, in order, from a module that is fetched. */
export function answerCalls<Side extends Methods<Side>>(module: string, load: (bytes: BufferSource) => Promise<Side>): void {
  const side = fetch(module)
    .then((response) => response.arrayBuffer())
    .then(load);
  onmessage = ({ data }: MessageEvent<Call>) => {
    void side.then(
      (ready) => postMessage(reply(ready, data)),
      (error: unknown) => postMessage(failure(data.id, error)),
    );
  };
}
