import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';

type AccountLink = Component<{ narrow: boolean }>;

const KEY = Symbol('account link');

/** Gives every header inside a component the link that says who is here; `ui` itself knows of no accounts. */
export function provideAccountLink(link: AccountLink): void {
  setContext(KEY, link);
}

/** The link that was provided; to be asked while a component is made. */
export function accountLink(): AccountLink | undefined {
  return getContext<AccountLink | undefined>(KEY);
}
