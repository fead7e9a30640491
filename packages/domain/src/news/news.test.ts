import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentIsShown, countsAsRead, isSeenAt, judgeNewsPublication, minutesToRead, reportsThatHide, statusOf } from './index.ts';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const dates = fc.record({ visibleFrom: fc.option(instant), visibleTo: fc.option(instant) });

test('NEW-01 news are seen from their first instant and not at their last, and stand so for those who write them', () => {
  fc.assert(
    fc.property(dates, instant, (span, now) => {
      const isSeen = (span.visibleFrom ?? '') <= now && (span.visibleTo === null || now < span.visibleTo);
      expect(isSeenAt(span, now)).toBe(isSeen);
      const status = statusOf({ ...span, state: 'published', now });
      expect(status === 'shown').toBe(isSeen);
      if (span.visibleFrom !== null) expect(isSeenAt({ ...span, visibleTo: null }, span.visibleFrom)).toBe(true);
      if (span.visibleTo !== null) expect(isSeenAt(span, span.visibleTo)).toBe(false);
      expect(statusOf({ ...span, state: 'retired', now })).toBe('retired');
    }),
  );
});

test('ADM-01 what may be published has a title, described pictures, whole blocks and an end after its beginning', () => {
  const text = fc.record({ 'pt-BR': fc.constantFrom('', 'Olá') });
  const block = fc.record({
    id: fc.uuid(),
    kind: fc.constant('picture' as const),
    fileId: fc.option(fc.uuid()),
    shape: fc.constant('wide' as const),
    alt: text,
    caption: text,
  });
  const facts = fc.record({
    title: text,
    coverFileId: fc.option(fc.uuid()),
    coverAlt: text,
    blocks: fc.array(block, { maxLength: 2 }),
    visibleFrom: fc.option(instant),
    visibleTo: fc.option(instant),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const verdict = judgeNewsPublication({ ...one, state: 'draft', hasChanges: true });
      const isWhole =
        one.title['pt-BR'] !== '' &&
        (one.coverFileId === null || one.coverAlt['pt-BR'] !== '') &&
        one.blocks.every(({ fileId, alt }) => fileId !== null && alt['pt-BR'] !== '');
      const isForward = one.visibleFrom === null || one.visibleTo === null || one.visibleFrom < one.visibleTo;
      expect(verdict.ok).toBe(isWhole && isForward);
    }),
  );
  const whole = {
    title: { 'pt-BR': 'Olá' },
    coverFileId: null,
    coverAlt: {},
    blocks: [],
    visibleFrom: null,
    visibleTo: null,
    hasChanges: false,
  };
  expect(judgeNewsPublication({ ...whole, state: 'published' })).toMatchObject({ refusal: 'nothing_to_publish' });
  expect(judgeNewsPublication({ ...whole, state: 'retired' })).toEqual({ ok: true });
});

test('NEW-01 enough reports hide a comment until it is judged, and no report undoes a verdict', () => {
  fc.assert(
    fc.property(fc.nat(10), (reports) => {
      expect(commentIsShown({ verdict: null, reports })).toBe(reports < reportsThatHide);
      expect(commentIsShown({ verdict: 'kept', reports })).toBe(true);
      expect(commentIsShown({ verdict: 'hidden', reports })).toBe(false);
    }),
  );
});

test('NEW-01 a piece counts as read at its end, or from 60 % seen for 5 seconds, and never less for more of either', () => {
  expect(countsAsRead({ isAtEnd: true, share: 0, seconds: 0 })).toBe(true);
  expect(countsAsRead({ isAtEnd: false, share: 0.6, seconds: 5 })).toBe(true);
  expect(countsAsRead({ isAtEnd: false, share: 0.59, seconds: 600 })).toBe(false);
  expect(countsAsRead({ isAtEnd: false, share: 1, seconds: 4.9 })).toBe(false);
  const facts = { share: fc.double({ min: 0, max: 1, noNaN: true }), seconds: fc.double({ min: 0, max: 60, noNaN: true }) };
  fc.assert(
    fc.property(fc.record(facts), fc.record(facts), (one, more) => {
      const later = { share: Math.max(one.share, more.share), seconds: Math.max(one.seconds, more.seconds) };
      if (countsAsRead({ isAtEnd: false, ...one })) expect(countsAsRead({ isAtEnd: false, ...later })).toBe(true);
    }),
  );
});

test('NEW-01 how long a reading takes is told by the longest language, a minute at least', () => {
  const html = (words: number) => `<p>${'loja '.repeat(words)}</p>`;
  expect(minutesToRead([])).toBe(1);
  expect(minutesToRead([{ id: 'a', kind: 'text', html: { 'pt-BR': html(400), 'en-US': html(10) } }])).toBe(2);
});
