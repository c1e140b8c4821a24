import { getContext, setContext } from 'svelte';
import { app } from './app.svelte.ts';

/** By number, the six letters of every tile at rotation 0. */
type Edges = Readonly<Record<number, string>>;

const KEY = Symbol('edges');

/** Has everything inside a component drawn with other pieces than the 56 tiles. */
export function playWith(edges: () => Edges): void {
  setContext(KEY, edges);
}

/** The pieces that are played with here; to be asked while a component is made. */
export function pieces(): () => Edges {
  return getContext<(() => Edges) | undefined>(KEY) ?? (() => app.edges);
}
