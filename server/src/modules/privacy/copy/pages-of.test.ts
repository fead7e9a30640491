import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Told } from '../personal-records.ts';
import { listOf, sheetOf } from './pages-of.ts';

/** A section of these rows that remembers how many were asked for at once. */
function aSection(rows: readonly object[]): { told: Told; mostAtOnce: () => number } {
  let most = 0;
  const limit = (count: number) => {
    most = Math.max(most, count);
    return { offset: (from: number) => ({ execute: async () => rows.slice(from, from + count) }) };
  };
  return { told: { limit }, mostAtOnce: () => most };
}
async function read(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const line of lines) text += line;
  return text;
}
const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string(), { maxLength: 3 }));

test('PRO-05 a sheet has every row once and a list gives back what was kept, however many there are, a page at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1, 499, 500, 501, 1_000, 1_203), cell, async (count, value) => {
      const rows = Array.from({ length: count }, (_, number) => ({ number, value }));
      const { told, mostAtOnce } = aSection(rows);
      let counted = -1;
      const sheet = await read(sheetOf(told, { locale: 'pt-BR', counted: (found) => (counted = found) }));
      expect([counted, sheet.match(/^\d+;/gm)?.length ?? 0]).toEqual([count, count]);
      expect(JSON.parse(await read(listOf(told)))).toEqual(rows);
      expect(mostAtOnce()).toBeLessThanOrEqual(500);
    }),
    { numRuns: 30 },
  );
});

test('PRO-05 a sheet says texts in the person’s language, and nothing in it runs as a formula', async () => {
  const row = { course: { 'pt-BR': 'Geladeiras', 'en-US': 'Fridges' }, facts: { points: 3 }, note: '=HYPERLINK("x")', none: null };
  const sheet = async (locale: 'pt-BR' | 'en-US') => read(sheetOf(aSection([row]).told, { locale, counted: () => undefined }));
  expect(await sheet('pt-BR')).toBe('\uFEFFcourse;facts;note;none\r\nGeladeiras;"{""points"":3}";"\'=HYPERLINK(""x"")";\r\n');
  expect(await sheet('en-US')).toContain('\r\nFridges,');
});
