import { tick } from 'svelte';

/** Takes the focus to the heading of the page, where what had it is gone. */
export async function toHeading(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
}
