import { TantrixBoard } from './board-element.ts';

export type { BoardEvents } from './board-element.ts';
export type { Carried } from './handler.ts';
export type { BoardModel, BoardTheme, Clash, ConnectionsView, Handling, Labels, LineView, Mark, MarkKind, Numbered, SpaceView, Trial } from './model.ts';
export { TantrixBoard };

if (customElements.get('tantrix-board') === undefined) customElements.define('tantrix-board', TantrixBoard);
