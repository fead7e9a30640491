import { expect, test } from 'vitest';
import { feedKindOf, feedKinds, feedKindsOf, feedTopics, noticeKinds } from './index.ts';

test('NOT-01 each kind of the feed has one topic, and a notice is noted under its own name or not at all', () => {
  expect(feedTopics.flatMap((topic) => feedKindsOf(topic)).toSorted()).toEqual(feedKinds.toSorted());
  expect(feedKindsOf(undefined)).toEqual(feedKinds);
  for (const kind of noticeKinds) expect([undefined, kind]).toContain(feedKindOf(kind));
  expect(feedKindOf('session_revoked')).toBeUndefined();
});
