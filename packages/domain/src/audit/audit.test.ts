import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSampled, judgeOpinion, sampleOneIn, type OpinionFacts } from './index.ts';

const facts: fc.Arbitrary<OpinionFacts> = fc.record({
  isDecided: fc.boolean(),
  isOwnDecision: fc.boolean(),
  isOwnItem: fc.boolean(),
  hasOpinion: fc.boolean(),
  agrees: fc.boolean(),
  note: fc.constantFrom('', 'Outra loja'),
});

test('ADM-05 a second opinion is given once, by somebody else, and a “no” says why', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const isTaken = f.isDecided && !f.isOwnDecision && !f.isOwnItem && !f.hasOpinion && (f.agrees || f.note !== '');
      expect(judgeOpinion(f) === undefined).toBe(isTaken);
    }),
    { numRuns: 200 },
  );
  const fine: OpinionFacts = { isDecided: true, isOwnDecision: false, isOwnItem: false, hasOpinion: false, agrees: true, note: '' };
  expect(judgeOpinion(fine)).toBeUndefined();
  expect(judgeOpinion({ ...fine, isDecided: false })).toBe('not_decided');
  expect(judgeOpinion({ ...fine, isOwnDecision: true })).toBe('own_decision');
  expect(judgeOpinion({ ...fine, isOwnItem: true })).toBe('own_item');
  expect(judgeOpinion({ ...fine, hasOpinion: true })).toBe('opinion_given');
  expect(judgeOpinion({ ...fine, agrees: false })).toBe('opinion_note_required');
});

test('ADM-05 one decision in eight is in the sample, whatever else its id says', () => {
  const ids = Array.from({ length: 65_536 }, (_, end) => `0193-${end.toString(16).padStart(4, '0')}`);
  expect(ids.filter(isSampled)).toHaveLength(65_536 / sampleOneIn);
  fc.assert(fc.property(fc.uuid(), fc.uuid(), (one, other) => isSampled(one) === isSampled(`${other.slice(0, -4)}${one.slice(-4)}`)));
});
