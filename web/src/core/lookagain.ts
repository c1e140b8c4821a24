/** How often what may have changed is asked for again, while the page is looked at. */
export const LOOK_MS = 30_000;

/** Looks again now and then while the page is looked at, and as soon as it is looked at again; returns how to stop. */
export function lookAgain(look: () => void): () => void {
  const seen = () => {
    if (!document.hidden) look();
  };
  const timer = setInterval(seen, LOOK_MS);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
