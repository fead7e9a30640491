import { expect, test } from 'vitest';
import { feedKindOf, feedKinds, feedKindsOf, feedTopics, noticeKinds } from './index.ts';

test('NOT-01 each kind of the feed has one topic, and a notice is noted under its own name or not at all', () => {
  expect(feedTopics.flatMap((topic) => feedKindsOf(topic)).toSorted()).toEqual(feedKinds.toSorted());
  expect(feedKindsOf(undefined)).toEqual(feedKinds);
  for (const kind of noticeKinds) expect([undefined, kind]).toContain(feedKindOf(kind));
  expect(feedKindOf('session_revoked')).toBeUndefined();
});

test('NOT-01 what was sold, what was ordered and what was learnt are told apart, and a refused sale stands in the feed', () => {
  expect(feedKindsOf('sales').filter((kind) => kind.startsWith('sale_'))).toEqual([
    'sale_sent',
    'sale_corrected',
    'sale_approved',
    'sale_refused',
  ]);
  expect(feedKindsOf('sales').every((kind) => /^(sale|photo|level|event)_/.test(kind))).toBe(true);
  expect(feedKindsOf('learning')).toEqual(['course_finished', 'trail_finished', 'certificate_issued', 'badge_earned', 'badge_withdrawn']);
  expect(feedKindsOf('rewards').every((kind) => kind.startsWith('order_'))).toBe(true);
  expect(feedKindOf('sale_refused')).toBe('sale_refused');
});
