import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLine, promotionsFor, shareOf, type PointsRule } from '../campaigns/index.ts';
import { closableAt, Replay, type ReplayFacts, type ReplayedLine } from './index.ts';

const words = { name: '', productType: 'fridge', brandId: 'b', formFactor: '', processor: '', generation: '' } as const;
const products = new Map(['P0', 'P1', 'P2'].map((sku) => [sku, { ...words, sku }]));
const stores = new Map(['S0', 'S1'].map((id, place) => [id, { retailerId: `R${place}` }]));
const rule = (sku: string, points: number, experience = 0): PointsRule => ({
  id: sku,
  scope: 'sku',
  value: sku,
  retailerId: null,
  points,
  experience,
});
const promotion = {
  id: 'x',
  name: '',
  multiplier: shareOf('1.5'),
  isStackable: false,
  beginsOn: '2026-10-05',
  endsOn: '2026-10-06',
  productTypes: [],
  brandIds: [],
  skus: [],
  retailerIds: ['R0'],
  storeIds: [],
};
const published = [rule('P0', 101, 7), rule('P1', 33), rule('P2', 0, 5)];
const facts: ReplayFacts = {
  products,
  stores,
  promotions: [promotion],
  cap: shareOf('2'),
  published,
  draft: published,
  minimums: { intermediate: 20, highest: 50 },
};

/** Lines as sales credited them, by the rule that sales use. */
const sold = fc.array(
  fc.record({
    memberId: fc.constantFrom('a', 'b', 'c'),
    storeId: fc.constantFrom('S0', 'S1'),
    productId: fc.constantFrom('P0', 'P1', 'P2'),
    day: fc.constantFrom('2026-10-04', '2026-10-05', '2026-10-07'),
    quantity: fc.integer({ min: 1, max: 9 }),
    stands: fc.boolean(),
  }),
  { maxLength: 40 },
);
function credited(line: Omit<ReplayedLine, 'points' | 'experience'>): ReplayedLine {
  const product = products.get(line.productId);
  const retailerId = stores.get(line.storeId)?.retailerId ?? '';
  if (!product) throw new Error('a product');
  const at = { day: line.day, store: { id: line.storeId, retailerId } };
  const priced = priceLine({
    table: { number: 1, rules: published },
    product,
    retailerId,
    quantity: line.quantity,
    promotions: promotionsFor([promotion], { product, at }),
    cap: facts.cap,
  });
  return { ...line, points: priced?.points ?? 0, experience: priced?.experience ?? 0 };
}
function played(lines: readonly ReplayedLine[], part: Partial<ReplayFacts> = {}) {
  const replay = new Replay({ ...facts, ...part });
  for (const line of lines) replay.add(line);
  return replay.result();
}

test('CMP-05 under the published rules a replay gives what was credited, to the point, and nobody wins or loses', () => {
  fc.assert(
    fc.property(sold, (some) => {
      const lines = some.map(credited);
      const total = lines.filter(({ stands }) => stands).reduce((sum, { points }) => sum + points, 0);
      expect(played(lines)).toMatchObject({
        lines: lines.length,
        differences: 0,
        published: total,
        points: { before: total, after: total },
        winners: 0,
        losers: 0,
        products: [],
      });
    }),
  );
});

test('CMP-05 a line that was credited otherwise than by the published rules is a difference', () => {
  const line = credited({ memberId: 'a', storeId: 'S0', productId: 'P0', day: '2026-10-05', quantity: 1, stands: false });
  expect(line.points).toBe(152);
  expect(played([{ ...line, points: 151 }]).differences).toBe(1);
});

test('CMP-05 a draft tells who wins, who loses and what it costs; sums by store, product and person agree', () => {
  const draft = [rule('P0', 120, 30), rule('P1', 10)];
  fc.assert(
    fc.property(sold, (some) => {
      const told = played(some.map(credited), { draft });
      expect(told.winners + told.losers + told.equal).toBe(told.people);
      const by = (rows: readonly { before: number; after: number }[]) => rows.reduce((sum, { before, after }) => sum + after - before, 0);
      const cost = told.points.after - told.points.before;
      expect(by(told.stores)).toBe(cost);
      expect(by(told.products)).toBe(cost);
      expect([...told.winning, ...told.losing].reduce((sum, { points }) => sum + points, 0)).toBe(cost);
      expect(told.spread.reduce((sum, { people }) => sum + people, 0)).toBe(told.people);
      for (const side of ['before', 'after'] as const) expect(told.levels.reduce((sum, one) => sum + one[side], 0)).toBe(told.people);
    }),
  );
});

test('PTS-03 a campaign may be closed when its last day is over where days end last', () => {
  expect(closableAt({ endsOn: '2026-11-30' })).toBe('2026-12-01T12:00:00.000Z');
});
