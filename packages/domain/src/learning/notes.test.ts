import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeNote, type KnownNote, type NoteWrite } from './notes.ts';

const write: fc.Arbitrary<NoteWrite> = fc.record({
  text: fc.constantFrom('', 'Frio', 'Calor', 'Vento'),
  second: fc.constantFrom(null, 83),
  device: fc.constantFrom('phone', 'desktop'),
  revision: fc.integer({ min: 1, max: 6 }),
  base: fc.integer({ min: 0, max: 6 }),
});

type Server = { note: KnownNote | null; copies: string[] };

/** A server that does what the verdict says. */
const played = (writes: readonly NoteWrite[]): Server =>
  writes.reduce<Server>(
    ({ note, copies }, one) => {
      const verdict = judgeNote(note, one);
      const before: Readonly<Record<string, number>> = note?.devices ?? {};
      const devices = { ...before, [one.device]: Math.max(before[one.device] ?? 0, one.revision) };
      const { text, second, device: lastDevice } = one;
      if (verdict === 'create' || verdict === 'change')
        return { note: { text, second, version: (note?.version ?? 0) + 1, lastDevice, devices }, copies };
      return { note: note && { ...note, devices }, copies: verdict === 'copy' ? [...copies, text] : copies };
    },
    { note: null, copies: [] },
  );

test('a write that is sent again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 6 }), fc.nat(5), (writes, index) => {
      const again = writes[index % writes.length];
      return again === undefined || JSON.stringify(played([...writes, again])) === JSON.stringify(played([...writes, again, again]));
    }),
  );
});

test('words that were replaced without having been seen stand beside those that replaced them', () => {
  fc.assert(
    fc.property(fc.constantFrom('Frio', 'Calor'), fc.constantFrom('Vento', 'Neve'), (mine, theirs) => {
      const first = { text: mine, second: null, device: 'phone', revision: 1, base: 0 };
      const unseen = { text: theirs, second: null, device: 'desktop', revision: 1, base: 0 };
      const { note, copies } = played([first, unseen]);
      return note?.text === mine && copies.join() === theirs;
    }),
  );
});

const known: KnownNote = { text: 'Frio', second: null, version: 3, lastDevice: 'phone', devices: { phone: 5, desktop: 2 } };
const by = (more: Partial<NoteWrite>): NoteWrite => ({ text: 'Calor', second: null, device: 'desktop', revision: 3, base: 3, ...more });

test.each([
  ['a note that nobody has', null, by({}), 'create'],
  ['one that came and went without a network', null, by({ text: '' }), 'known'],
  ['whoever saw the present words', known, by({}), 'change'],
  ['a device after its own words, whatever it saw', known, by({ device: 'phone', revision: 6, base: 0 }), 'change'],
  ['what a device said before', known, by({ revision: 2 }), 'known'],
  ['words of somebody who saw older ones', known, by({ base: 2 }), 'copy'],
  ['the same words, written on two devices', known, by({ base: 2, text: 'Frio' }), 'known'],
  ['the same words at another second', known, by({ base: 2, text: 'Frio', second: 4 }), 'copy'],
  ['taking away what was not seen', known, by({ base: 2, text: '' }), 'known'],
  ['taking away what was seen', known, by({ text: '' }), 'change'],
  ['words for a note that was taken away meanwhile', { ...known, text: '' }, by({ base: 2 }), 'change'],
] as const)('%s', (_, note, written, verdict) => expect(judgeNote(note, written)).toBe(verdict));
