import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedReadersADay, judgeFeed, spokenIn } from './index.ts';

const clock = (second: number): string => {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${part(second / 3_600)}:${part((second / 60) % 60)}:${part(second % 60)}.000`;
};

test('POD-01 what a transcript says is read line by line at its second, whatever ends its lines and whatever marks stand in it', () => {
  const said = fc.array(fc.constantFrom('Bom dia', 'O balcão', 'três por dois', '🔥 agora'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(said, fc.constantFrom('\n', '\r\n'), fc.boolean(), (lines, end, isMarked) => {
      const cues = lines.map((text, at) => [
        `cue ${at}`,
        `${clock(at * 7)} --> ${clock(at * 7 + 5)} align:start`,
        isMarked ? `<v Ana><b>${text}</b>` : text,
      ]);
      const vtt = ['WEBVTT', '', 'NOTE nobody says this', '', ...cues.flatMap((cue) => [...cue, ''])].join(end);
      expect(spokenIn(vtt)).toEqual(lines.map((text, at) => ({ from: at * 7, text })));
    }),
  );
  expect(spokenIn('no transcript at all\n\n12 --> 13\nnothing')).toEqual([]);
});

test('POD-01 an address serves until it is too old, taken back, or fetched by more apps than one person has', () => {
  const facts = { expiresAt: '2027-01-01T00:00:00.000Z', endedAt: null, readers: 1 };
  const now = '2026-06-01T00:00:00.000Z';
  expect(judgeFeed(facts, now)).toBe('open');
  expect(judgeFeed({ ...facts, readers: feedReadersADay }, now)).toBe('open');
  expect(judgeFeed({ ...facts, readers: feedReadersADay + 1 }, now)).toBe('shared');
  expect(judgeFeed(facts, facts.expiresAt)).toBe('over');
  expect(judgeFeed({ ...facts, endedAt: now, readers: 100 }, now)).toBe('over');
});
