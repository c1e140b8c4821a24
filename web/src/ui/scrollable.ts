/** What can be reached by keys, and with it all that is round it. */
const REACHED = 'a, button, input, select, textarea, summary';

/** What does not fit is scrolled to, by keys as well; a stop on the way only where there is something to scroll and no other stop in it. */
export function scrollable(box: HTMLElement): () => void {
  const measure = () => {
    if (box.scrollHeight > box.clientHeight + 1 && box.querySelector(REACHED) === null) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const changes = new MutationObserver(measure);
  const sizes = new ResizeObserver(measure);
  changes.observe(box, { childList: true, characterData: true, subtree: true });
  sizes.observe(box);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
