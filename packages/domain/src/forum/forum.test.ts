import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowanceOf,
  appealStateOf,
  effectOf,
  fitsIn,
  forbiddenWordIn,
  forumDecisions,
  hidesPost,
  isMarkedEdited,
  judgeAppeal,
  judgeCase,
  judgeOpening,
  judgeRecording,
  judgeReply,
  judgeRestore,
  judgeStatus,
  judgeWord,
  replyLimit,
  reportersThatHide,
  secondThoughtDays,
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

test('FOR-02 an appeal is open once, within its days, against what was not kept, and decided once by somebody else', () => {
  const now = instant(start);
  fc.assert(
    fc.property(
      fc.constantFrom(...forumDecisions),
      fc.nat(60),
      fc.constantFrom(null, 'none', 'upheld', 'overturned'),
      (decision, days, given) => {
        const appeal = given === null ? null : { outcome: given === 'none' ? null : given };
        const state = appealStateOf({ decision, decidedAt: instant(start - days * 1_440 * minute), appeal }, now);
        const isOpen = decision !== 'keep' && appeal === null && days <= secondThoughtDays;
        expect(state === 'possible').toBe(isOpen);
        if (decision !== 'keep' && appeal) expect(state).toBe(appeal.outcome ?? 'waiting');
      },
    ),
  );
  expect(appealStateOf(null, now)).toBeNull();
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isWaiting, isOwn, isOwnDecision) => {
      expect(judgeAppeal({ isWaiting, isOwn, isOwnDecision }) === undefined).toBe(isWaiting && !isOwn && !isOwnDecision);
    }),
  );
});

test('FOR-01 a removal is taken back by its author within thirty days, to the instant', () => {
  const removedAt = instant(start);
  const after = (ms: number) => judgeRestore({ removedBy: 'author', removedAt, now: instant(start + ms) });
  const whole = secondThoughtDays * 1_440 * minute;
  expect([after(0), after(whole), after(whole + 1)]).toEqual([undefined, undefined, 'too_late_to_restore']);
  expect(judgeRestore({ removedBy: 'moderator', removedAt, now: removedAt })).toBe('not_theirs');
});

test('FOR-01 a forbidden word is found whole, whatever its case, accents and signs, and never inside another word', () => {
  const around = fc.constantFrom('', ' ', '. ', ' — ', '\n');
  fc.assert(
    fc.property(fc.constantFrom('promoção', 'Promocao', 'PROMOÇÃO'), around, around, (word, before, behind) => {
      expect(forbiddenWordIn([`veja${before === '' ? ' ' : before}${word}${behind}`], ['outra', 'promoção'])).toBe('promoção');
    }),
  );
  expect(forbiddenWordIn(['promoçãozinha', 'a promo ção'], ['promoção'])).toBeUndefined();
  expect(forbiddenWordIn(['por fora, me chame'], ['me chame', ''])).toBe('me chame');
  expect([judgeWord('ok'), judgeWord('...a.b'), judgeWord('vip')]).toEqual(['word_too_short', undefined, undefined]);
});
