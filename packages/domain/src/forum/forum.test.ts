import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowanceOf,
  effectOf,
  fitsIn,
  forumDecisions,
  hidesPost,
  isMarkedEdited,
  judgeCase,
  judgeOpening,
  judgeRecording,
  judgeReply,
  judgeStatus,
  replyLimit,
  reportersThatHide,
  topicLimit,
} from './index.ts';

const minute = 60_000;
const start = Date.parse('2026-11-24T12:00:00.000Z');
const instant = (ms: number) => new Date(ms).toISOString();

test('FOR-01 whoever writes only when allowed never has more than the limit within any window, and the moment that is told is the first that works', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 25 * minute }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.constantFrom(topicLimit, replyLimit), gaps, (limit, waits) => {
      let now = start;
      const written: number[] = [];
      for (const wait of waits) {
        now += wait;
        const { left, nextAt } = allowanceOf(limit, { times: written.map(instant), now: instant(now) });
        const within = written.filter((at) => at > now - limit.windowMinutes * minute).length;
        expect(left).toBe(Math.max(0, limit.most - within));
        if (left > 0) written.push(now);
        else {
          const at = Date.parse(nextAt ?? '');
          const asked = (ms: number) => allowanceOf(limit, { times: written.map(instant), now: instant(ms) }).left;
          expect([asked(at - 1), asked(at) > 0]).toEqual([0, true]);
        }
      }
    }),
  );
});

test('FOR-01 a closed topic takes no reply, whatever else holds', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(12), (isMuted, left) => {
      expect(judgeReply({ status: 'closed', isMuted, left })).toBe('topic_closed');
      expect(judgeReply({ status: 'open', isMuted, left }) === undefined).toBe(!isMuted && left > 0);
    }),
  );
});

test('FOR-01 a board of staff is opened by staff alone, and what a moderator closed by a moderator alone', () => {
  const open = { isMuted: false, left: 1 };
  expect(judgeOpening({ ...open, opener: 'staff', isModerator: false })).toBe('board_of_staff');
  expect(judgeOpening({ ...open, opener: 'staff', isModerator: true })).toBeUndefined();
  expect(judgeOpening({ ...open, opener: 'members', isModerator: false, left: 0 })).toBe('topic_limit');
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isModerator, isClosedByModerator, isRemoved) => {
      const facts = { isModerator, isClosedByModerator, isRemoved };
      expect(judgeStatus({ ...facts, asked: 'closed' })).toBeUndefined();
      expect(judgeStatus({ ...facts, asked: 'open' }) === undefined).toBe(!isRemoved && (isModerator || !isClosedByModerator));
    }),
  );
});

test('FOR-01 an edit within ten minutes is no mark, a later one is', () => {
  const edited = (ms: number) => isMarkedEdited({ createdAt: instant(start), editedAt: instant(start + ms) });
  expect([edited(1), edited(10 * minute), edited(10 * minute + 1)]).toEqual([false, false, true]);
  expect(isMarkedEdited({ createdAt: instant(start), editedAt: null })).toBe(false);
});

test('FOR-01 texts are counted in code points', () => {
  expect([fitsIn('🔥'.repeat(140), 140), fitsIn('🔥'.repeat(141), 140)]).toEqual([true, false]);
});

test('FOR-02 three different people hide a post, a moderator alone does', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.boolean(), (reporters, isByModerator) => {
      expect(hidesPost({ reporters, isByModerator })).toBe(isByModerator || reporters >= reportersThatHide);
    }),
  );
});

test('FOR-02 ADM-07 a report is judged once, by somebody else, as it was seen', () => {
  const facts = fc.record({
    isWaiting: fc.boolean(),
    version: fc.integer({ min: 1, max: 3 }),
    seenVersion: fc.integer({ min: 1, max: 3 }),
    isOwn: fc.boolean(),
    isClaimedByOther: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (f) => {
      const isLetThrough = f.isWaiting && !f.isOwn && !f.isClaimedByOther && f.version === f.seenVersion;
      expect(judgeCase(f) === undefined).toBe(isLetThrough);
      if (!f.isWaiting) expect(judgeCase(f)).toBe('already_judged');
    }),
  );
});

test('FOR-02 only what is removed is gone, only what is hidden is hidden, and only closing closes', () => {
  const doing = (key: 'isHidden' | 'isRemoved' | 'closesTopic') => forumDecisions.filter((decision) => effectOf(decision)[key]);
  expect([doing('isHidden'), doing('isRemoved'), doing('closesTopic')]).toEqual([['hide'], ['remove'], ['close']]);
});

test('FOR-03 a recording is one that was made as such, and not longer than three minutes as far as its bytes tell', () => {
  expect(judgeRecording(undefined)).toBe('recording_missing');
  expect(judgeRecording({ purpose: 'image', seconds: null })).toBe('recording_missing');
  expect(judgeRecording({ purpose: 'recording', seconds: null })).toBeUndefined();
  expect(judgeRecording({ purpose: 'recording', seconds: 180 })).toBeUndefined();
  expect(judgeRecording({ purpose: 'recording', seconds: 200 })).toBe('recording_too_long');
});
