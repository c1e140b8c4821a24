import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';

const KEY = Symbol('account link');

/** Gives every header inside a component the link that says who is here; `ui` itself knows of no accounts. */
export function provideAccountLink(link: Component): void {
  setContext(KEY, link);
}

/** The link that was provided; to be asked while a component is made. */
export function accountLink(): Component | undefined {
  return getContext<Component | undefined>(KEY);
}
