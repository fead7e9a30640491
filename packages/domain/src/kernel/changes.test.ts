import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedIn, isSame, mergeChanges } from './index.ts';

type Thing = { name: string; price: number; title: Partial<Record<'pt-BR' | 'en-US', string>>; ids: string[] };
const word = fc.constantFrom('', 'a', 'b', 'c');
const thing: fc.Arbitrary<Thing> = fc.record({
  name: word,
  price: fc.integer({ min: 0, max: 3 }),
  title: fc.record({ 'pt-BR': word, 'en-US': word }, { requiredKeys: [] }),
  ids: fc.array(word, { maxLength: 2 }),
});
/** The double that does it wrong: the whole record of whoever saves last. */
const overwritten = (_held: Thing, mine: Thing) => mine;

test('ADM-01 of two who change different fields each keeps theirs; of one field changed twice it is told; the naive record loses one', () => {
  let lost = 0;
  fc.assert(
    fc.property(thing, thing, thing, (base, theirs, mine) => {
      const { merged, conflicts } = mergeChanges(theirs, changedIn({ base, mine }));
      const naive = overwritten(theirs, mine);
      for (const field of ['name', 'price', 'ids'] as const) {
        const [byThem, byMe] = [!isSame(base[field], theirs[field]), !isSame(base[field], mine[field])];
        expect(conflicts.includes(field)).toBe(byThem && byMe && !isSame(theirs[field], mine[field]));
        if (!byMe) expect(merged[field]).toEqual(theirs[field]);
        if (byMe && !byThem) expect(merged[field]).toEqual(mine[field]);
        if (byThem && !byMe && !isSame(naive[field], theirs[field])) lost += 1;
      }
    }),
  );
  expect(lost).toBeGreaterThan(0);
});

test('ADM-01 a text is a field in each language: one who translates and one who corrects do not meet', () => {
  const base = { title: { 'pt-BR': 'Fone', 'en-US': '' } };
  const translated = changedIn({ base, mine: { title: { 'pt-BR': 'Fone', 'en-US': 'Headphones' } } });
  expect(mergeChanges<typeof base>({ title: { 'pt-BR': 'Fone de ouvido', 'en-US': '' } }, translated)).toEqual({
    merged: { title: { 'pt-BR': 'Fone de ouvido', 'en-US': 'Headphones' } },
    conflicts: [],
  });
  expect(mergeChanges({ title: { 'pt-BR': 'Fone', 'en-US': 'Earphones' } }, translated).conflicts).toEqual(['title']);
});

test('ADM-01 a language that somebody took away is gone from what is kept, whatever was changed beside it', () => {
  const base: { logos: Record<string, string> } = { logos: { 'pt-BR': 'a', 'en-US': 'b' } };
  const taken = changedIn({ base, mine: { logos: { 'pt-BR': 'a' } } });
  const { merged } = mergeChanges({ logos: { 'pt-BR': 'c', 'en-US': 'b' } }, taken);
  expect(Object.entries(merged.logos)).toEqual([['pt-BR', 'c']]);
});
