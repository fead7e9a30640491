import { expect, test } from 'vitest';
import type { PointsRule } from '../campaigns/index.ts';
import { Replay, type ReplayFacts, type ReplayedLine } from './index.ts';

const words = { name: '', productType: 'fridge', brandId: 'b', formFactor: '', processor: '', generation: '' } as const;
const rule = (sku: string, points: number, experience = 0): PointsRule => ({
  id: sku,
  scope: 'sku',
  value: sku,
  retailerId: null,
  points,
  experience,
});
const facts: ReplayFacts = {
  products: new Map(['P0', 'P1', 'P2'].map((sku) => [sku, { ...words, sku }])),
  stores: new Map([
    ['S0', { retailerId: 'R0' }],
    ['S1', { retailerId: 'R1' }],
  ]),
  promotions: [],
  cap: { numerator: 2, denominator: 1 },
  published: [rule('P0', 10, 10), rule('P1', 10, 10), rule('P2', 10, 10)],
  draft: [rule('P0', 10, 10), rule('P1', 10, 10), rule('P2', 10, 10)],
  minimums: { intermediate: 20, highest: 50 },
};
/** A line as the published rules credited it: ten points and ten of experience a unit. */
const line = (memberId: string, quantity: number, part: Partial<ReplayedLine> = {}): ReplayedLine => ({
  memberId,
  storeId: 'S0',
  productId: 'P0',
  day: '2026-10-05',
  quantity,
  points: 10 * quantity,
  experience: 10 * quantity,
  stands: true,
  ...part,
});
function played(lines: readonly ReplayedLine[], part: Partial<ReplayFacts> = {}) {
  const replay = new Replay({ ...facts, ...part });
  for (const one of lines) replay.add(one);
  return replay.result();
}

test('CMP-05 experience that was credited otherwise is a difference too', () => {
  expect(played([line('a', 2, { experience: 19 }), line('a', 2)])).toMatchObject({ lines: 2, differences: 1 });
});

test('CMP-05 whoever gains or loses is told with how much, the most first, twenty at most', () => {
  const draft = [rule('P0', 11), rule('P1', 7), rule('P2', 10)];
  const told = played(
    [
      line('b', 3),
      line('c', 3),
      line('a', 3),
      line('d', 9),
      line('e', 1, { productId: 'P1' }),
      line('f', 5, { productId: 'P1' }),
      line('g', 4, { productId: 'P2' }),
    ],
    { draft },
  );
  expect(told).toMatchObject({ winners: 4, losers: 2, equal: 1, people: 7 });
  expect(told.losing).toEqual([
    { memberId: 'f', points: -15 },
    { memberId: 'e', points: -3 },
  ]);
  expect(told.winning).toEqual([
    { memberId: 'd', points: 9 },
    { memberId: 'c', points: 3 },
    { memberId: 'b', points: 3 },
    { memberId: 'a', points: 3 },
  ]);
  const many = played(
    Array.from({ length: 25 }, (_, place) => line(`m${place}`, place + 1)),
    { draft },
  );
  expect([many.winners, many.winning.length, many.winning[0]]).toEqual([25, 20, { memberId: 'm24', points: 25 }]);
});

test('CMP-05 stores that gain most stand first, with their people, and of two alike the one with the smaller id', () => {
  const draft = [rule('P0', 20), rule('P1', 10), rule('P2', 0)];
  const at = (storeId: string) => ({ storeId });
  const told = played(
    [
      line('a', 1, at('S1')),
      line('b', 1, at('S1')),
      line('a', 1, at('S1')),
      line('c', 1, at('S0')),
      line('d', 2, { ...at('S9'), productId: 'P2' }),
      line('e', 1, at('S5')),
    ],
    { draft },
  );
  expect(told.stores).toEqual([
    { storeId: 'S1', before: 30, after: 60, people: 2 },
    { storeId: 'S0', before: 10, after: 20, people: 1 },
    { storeId: 'S5', before: 10, after: 20, people: 1 },
    { storeId: 'S9', before: 20, after: 0, people: 1 },
  ]);
});

test('CMP-05 products that change are told with their units and points, the greatest change first; those that stay are left out', () => {
  const draft = [rule('P0', 11), rule('P1', 2), rule('P2', 10)];
  const of = (productId: string) => ({ productId });
  const told = played([line('a', 2), line('b', 5), line('a', 3, of('P1')), line('a', 2, of('P2'))], { draft });
  expect(told.products).toEqual([
    { productId: 'P1', before: 30, after: 6, quantity: 3, was: 10, now: 2 },
    { productId: 'P0', before: 70, after: 77, quantity: 7, was: 10, now: 11 },
  ]);
  const corrected = played([line('a', 1, { points: 4 }), line('b', 1, { productId: 'P2' })]);
  expect(corrected.products.map(({ productId }) => productId)).toEqual(['P0']);
});

test('CMP-05 levels are told by what people reach before and after, at their very minimum too', () => {
  const draft = [rule('P0', 10, 25)];
  const told = played([line('a', 1), line('b', 2), line('c', 4), line('c', 1), line('d', 9, { stands: false })], { draft });
  expect(told.levels).toEqual([
    { rank: 3, before: 1, after: 2 },
    { rank: 2, before: 1, after: 1 },
    { rank: 1, before: 1, after: 0 },
  ]);
  expect(played([line('a', 1)], { minimums: null }).levels).toEqual([]);
});

test('CMP-05 a rule of a chain holds in its stores alone, and a product that is gone earns nothing', () => {
  const draft = [rule('P0', 10, 10), { ...rule('P0', 30), retailerId: 'R1' }];
  const told = played(
    [
      line('a', 1),
      line('b', 1, { storeId: 'S1' }),
      line('c', 1, { storeId: 'gone' }),
      line('d', 1, { productId: 'gone', points: 0, experience: 0 }),
    ],
    {
      draft,
    },
  );
  expect(told.stores.map(({ storeId, after }) => [storeId, after])).toEqual([
    ['S1', 30],
    ['S0', 10],
    ['gone', 10],
  ]);
  expect(told).toMatchObject({ differences: 0, people: 4 });
});

test('CMP-05 the spread has a bar for whoever does not move, three for losses and four for gains, of a width that most fit into', () => {
  const gains = [0, 1, 2, 3, 4, 5, 8, 10];
  const draft = [rule('P0', 11), rule('P1', 9)];
  const lines = [
    ...gains.filter(Boolean).map((gain) => line(`g${gain}`, gain)),
    line('still', 1, { productId: 'P2' }),
    ...[1, 9].map((loss) => line(`l${loss}`, loss, { productId: 'P1' })),
  ];
  const told = played(lines, { draft: [...draft, rule('P2', 10)] });
  expect(told.spread).toEqual([
    { from: -7, people: 1 },
    { from: -5, people: 0 },
    { from: -2, people: 1 },
    { from: 0, people: 1 },
    { from: 3, people: 2 },
    { from: 5, people: 3 },
    { from: 8, people: 0 },
    { from: 10, people: 2 },
  ]);
  const wide = played([line('a', 340)], { draft });
  expect(wide.spread.map(({ from }) => from)).toEqual([-262, -175, -87, 0, 88, 175, 263, 350]);
  expect(wide.spread.at(-1)).toEqual({ from: 350, people: 1 });
});
