import { describe, expect, it } from 'vitest';
import { actionsOf, added, after, depthAfter, drawOf, edited, fromWire, lineOf, pathOf, promoted, rowsOf, toWire, unseenOf, without } from './tree.ts';

/** Three moves; 4 stands in place of 2, 5 after it, 6 in place of 5, 7 in place of 4. */
const nodes = [0, 1, 2, 1, 4, 4, 1].map((parent, index) => ({ parent, code: `${index + 1}@0,0:0`, drawn: 20 + index }));
const tree = fromWire({ comment: 'Why?', nodes });

describe('the tree of a study', () => {
  it('comes from the wire and goes back', () => {
    expect(toWire(tree)).toEqual({ comment: 'Why?', nodes });
  });

  it('leads to a move by those before it', () => {
    expect(pathOf(tree, 6).map(({ id }) => id)).toEqual([1, 4, 6]);
    expect(pathOf(tree, 0)).toEqual([]);
    expect(actionsOf(pathOf(tree, 4))).toEqual(['1@0,0:0', '=20', '4@0,0:0', '=23']);
    expect(lineOf(tree, 0).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('lists each variation below the move that it replaces', () => {
    const listed = rowsOf(tree).map(({ move: { id }, depth }) => [id, depth]);
    expect(listed).toEqual([
      [1, 0],
      [2, 0],
      [4, 1],
      [5, 1],
      [6, 2],
      [7, 1],
      [3, 0],
    ]);
  });

  it('knows how deep a move would be', () => {
    expect([3, 2, 1, 6, 4, 0].map((id) => depthAfter(tree, id))).toEqual([0, 1, 1, 2, 2, 1]);
  });

  it('grows and is edited, and what was stays as it was', () => {
    const { tree: grown, id } = added(tree, 3, '9@1,0:0', null);
    expect(after(grown, 3)).toEqual([{ id, parent: 3, code: '9@1,0:0', drawn: null }]);
    expect(pathOf(edited(grown, id, { comment: 'So', nags: [1] }), id).at(-1)).toMatchObject({ comment: 'So', nags: [1] });
    expect(tree.moves).toHaveLength(7);
  });

  it('loses a move with all that follows', () => {
    const left = without(tree, 4);
    expect(left.moves.map(({ id }) => id)).toEqual([1, 2, 3, 7]);
    expect(toWire(left).nodes.map(({ parent }) => parent)).toEqual([0, 1, 2, 1]);
    expect(added(left, 0, '9@1,0:0', null).id).toBe(8);
  });

  it('has another main line', () => {
    const turned = promoted(tree, 7);
    expect(after(turned, 1).map(({ id }) => id)).toEqual([7, 2, 4]);
    const parents = toWire(turned).nodes;
    expect(parents.every(({ parent }, index) => parent <= index)).toBe(true);
    expect(promoted(tree, 2)).toBe(tree);
  });

  it('draws as the game did, where it can', () => {
    expect(drawOf([30, 31, 32], [], [30, 31, 40])).toBe(30);
    expect(drawOf([30, 31, 32], pathOf(tree, 1), [30, 31, 40])).toBe(31);
    expect(drawOf([30, 31, 32], pathOf(tree, 3), [30, 40])).toBe(30);
    expect(drawOf([], [], [40, 41])).toBe(40);
    expect(drawOf([1], [], [])).toBeNull();
    expect(unseenOf({ board: ['1@0,0:0'], hands: [[2, 3], [5]] }, 6)).toEqual([4, 6]);
  });
});
