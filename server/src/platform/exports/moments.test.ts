import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsIn } from './moments.ts';

const msOfDay = 86_400_000;
/** As a spreadsheet shows it: to the nearest second. */
const shownBy = (serial: number) => new Date(Math.round(((serial - 25_569) * msOfDay) / 1_000) * 1_000).toISOString().slice(0, 19);

test('ADM-02 an instant is a number that shows the clock of the program’s zone, on either side of a change of it', () => {
  const inSantiago = momentsIn('America/Santiago');
  expect(shownBy(inSantiago('at', '2026-07-01T12:30:15.250Z')?.serial ?? 0)).toBe('2026-07-01T08:30:15');
  expect(shownBy(inSantiago('at', '2026-12-01T02:30:00.000Z')?.serial ?? 0)).toBe('2026-11-30T23:30:00');
  expect(shownBy(momentsIn('Asia/Kathmandu')('at', '2026-01-01T00:00:00Z')?.serial ?? 0)).toBe('2026-01-01T05:45:00');
});

test('ADM-02 a day is a day in a column of days alone, and no other text becomes a moment', () => {
  const moment = momentsIn('America/Sao_Paulo');
  expect(moment('beginsOn', '2026-02-28')).toEqual({ text: '2026-02-28', serial: 46_081, isDay: true });
  for (const [column, cell] of [
    ['invoiceNumber', '2026-02-28'],
    ['beginsOn', '2026-02-30x'],
    ['beginsOn', '28/02/2026'],
    ['name', '46081'],
    ['note', 'em 2026-07-01T12:30:15.250Z'],
  ] as const)
    expect(moment(column, cell)).toBeUndefined();
});

test('ADM-02 any instant is shown to the second', () => {
  const inUtc = momentsIn('UTC');
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const text = date.toISOString();
      expect(shownBy(inUtc('at', text)?.serial ?? 0)).toBe(text.slice(0, 19));
    }),
  );
});
