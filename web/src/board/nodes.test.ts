import { beforeEach, describe, expect, test } from 'vitest';
import { Layer, setAttribute, svgNode } from './nodes.ts';

interface Item {
  id: number;
  text: string;
}

let made: number[];
let layer: Layer<Item>;

beforeEach(() => {
  made = [];
  layer = new Layer<Item>(svgNode('g'), {
    key: ({ id }) => String(id),
    make: ({ id }) => {
      made.push(id);
      return svgNode('g', { id: String(id) });
    },
    update: (node, { text }) => setAttribute(node, 'aria-label', text),
    compare: (one, other) => one.id - other.id,
  });
});

function draw(...ids: number[]): string[] {
  layer.draw(ids.map((id) => ({ id, text: `item ${id}` })));
  return [...layer.root.children].map((node) => node.id);
}

describe('a layer', () => {
  test('holds one node for every key, in order', () => {
    expect(draw(3, 1, 2)).toEqual(['1', '2', '3']);
    expect(made).toHaveLength(3);
  });

  test('keeps the nodes that stay and makes only the new ones', () => {
    draw(1, 3);
    const [first, last] = [...layer.root.children];
    expect(draw(1, 2, 3, 4)).toEqual(['1', '2', '3', '4']);
    expect([layer.root.children[0], layer.root.children[2]]).toEqual([first, last]);
    expect(made).toEqual([1, 3, 2, 4]);
  });

  test('never takes a kept node out of the document, so that the focus stays', () => {
    const removed: Node[] = [];
    draw(1, 2, 3);
    for (const node of [...layer.root.children]) {
      const remove = node.remove.bind(node);
      node.remove = () => {
        removed.push(node);
        remove();
      };
    }
    const inserted: Node[] = [];
    const insertBefore = layer.root.insertBefore.bind(layer.root);
    layer.root.insertBefore = ((node: Node, next: Node | null) => {
      inserted.push(node);
      return insertBefore(node, next);
    }) as typeof layer.root.insertBefore;
    draw(0, 2, 3, 5);
    expect(removed.map((node) => (node as Element).id)).toEqual(['1']);
    expect(inserted.map((node) => (node as Element).id)).toEqual(['0', '5']);
  });

  test('drops what is gone and can take it again', () => {
    draw(1, 2);
    expect(draw(2)).toEqual(['2']);
    expect(layer.node('1')).toBeUndefined();
    expect(draw(1, 2)).toEqual(['1', '2']);
    expect(made).toEqual([1, 2, 1]);
  });

  test('updates the nodes that stay', () => {
    draw(1);
    layer.draw([{ id: 1, text: 'changed' }]);
    expect(layer.node('1')?.getAttribute('aria-label')).toBe('changed');
  });
});

test('an attribute of null is removed', () => {
  const node = svgNode('g', { role: 'img' });
  setAttribute(node, 'role', null);
  expect(node.hasAttribute('role')).toBe(false);
});
