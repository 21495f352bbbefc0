import { describe, expect, it } from 'vitest';
import { treeOf } from './tree';

describe('the tree of variations', () => {
  it('has nothing where nothing is kept', () => {
    expect(treeOf([])).toEqual([]);
  });

  it('shares what begins alike, and goes by the turns at which lines leave', () => {
    const tree = treeOf([
      { turn: 9, turns: ['x'] },
      { turn: 4, turns: ['a', 'b'] },
      { turn: 4, turns: ['a', 'c', 'd'] },
    ]);
    expect(tree.map(({ turn, texts }) => [turn, texts])).toEqual([
      [4, ['a']],
      [9, ['x']],
    ]);
    expect(tree[0]!.children.map(({ texts }) => texts)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(tree[0]!.children[1]!.children.map(({ texts }) => texts)).toEqual([['a', 'c', 'd']]);
  });
});
