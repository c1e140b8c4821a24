/** How many columns hold so many things, the widest of them whole, in rows that are as even as can be. */
export function columnsOf(count: number, widest: number, room: number, gap: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (widest + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}

/** Keeps the children of a grid equally wide, whatever their words are. */
export function even(grid: HTMLElement): () => void {
  const lay = () => {
    const { children, clientWidth } = grid;
    if (children.length === 0 || clientWidth === 0) return;
    grid.style.gridTemplateColumns = 'max-content';
    const widest = children[0].getBoundingClientRect().width;
    const columns = columnsOf(children.length, widest, clientWidth, parseFloat(getComputedStyle(grid).columnGap) || 0);
    grid.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  };
  const [sized, said] = [new ResizeObserver(lay), new MutationObserver(lay)];
  sized.observe(grid);
  said.observe(grid, { childList: true, characterData: true, subtree: true });
  lay();
  return () => {
    sized.disconnect();
    said.disconnect();
  };
}
