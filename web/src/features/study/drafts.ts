import { store } from '../../core/settings.ts';
import { fromWire, toWire } from './tree.ts';
import type { Tree } from './tree.ts';
import type { WireTree } from '../../api/studies.ts';

/** What was edited in a study and not saved, kept as long as the tab: a page that is left loses nothing. */

export interface Draft {
  /** The version of the study that was edited. */
  version: number;
  tree: Tree;
}

const key = (study: string) => `study:${study}`;

/** A browser may forbid storage, even to name it. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function draftOf(study: string): Draft | null {
  try {
    const kept = JSON.parse(storage()?.getItem(key(study)) ?? 'null') as { version: number; tree: WireTree } | null;
    return kept === null ? null : { version: kept.version, tree: fromWire(kept.tree) };
  } catch {
    return null;
  }
}

export function keepDraft(study: string, { version, tree }: Draft): void {
  store(key(study), { version, tree: toWire(tree) }, storage());
}

export function dropDraft(study: string): void {
  storage()?.removeItem(key(study));
}
