import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTrailPublication, trailItemKinds, trailStates, twiceIn } from './index.ts';

const facts = fc.record({
  state: fc.constantFrom(...trailStates),
  hasChanges: fc.boolean(),
  title: fc.constantFrom({}, { 'pt-BR': 'Trilha' }),
  items: fc.array(fc.record({ isInCatalog: fc.boolean() }), { maxLength: 5 }),
});

test('a published trail has a title and items, and nobody stands before one that cannot be begun', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const verdict = judgeTrailPublication(f);
      const mayBe = (f.hasChanges || f.state !== 'published') && 'pt-BR' in f.title && f.items.length > 0;
      expect(verdict.ok).toBe(mayBe && f.items.every(({ isInCatalog }) => isInCatalog));
      if (!verdict.ok && verdict.refusal === 'item_not_published')
        expect(Object.keys(verdict.fields ?? {})).toHaveLength(f.items.filter(({ isInCatalog }) => !isInCatalog).length);
    }),
  );
});

test('an item that stands twice is told at its second place; the same id of another kind is another thing', () => {
  const item = fc.record({ kind: fc.constantFrom(...trailItemKinds), subjectId: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (items) => {
      const twice = twiceIn(items);
      expect(items.length - twice.length).toBe(new Set(items.map(({ kind, subjectId }) => kind + subjectId)).size);
      expect(twice).not.toContain(0);
    }),
  );
});
