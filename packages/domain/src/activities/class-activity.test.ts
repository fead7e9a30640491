import { expect, test } from 'vitest';
import { judgeClass } from './class-activity.ts';
import { activityKinds, emptyDetail, kindFacts, mergeDetail, type SeenEvent } from './index.ts';

const at = '2026-01-01T12:00:00.000Z';
const verdict = (verdict: 'approved' | 'not_approved'): SeenEvent => ({ at, kind: 'class_result', verdict });

test('PLY-13 three kinds stand for classes of a course, each for those of its own kind', () => {
  const kinds = activityKinds.flatMap((kind) => (kindFacts[kind].classKind ? [[kind, kindFacts[kind].classKind]] : []));
  expect(Object.fromEntries(kinds)).toEqual({ live_class: 'live_class', presential_event: 'presential', webinar: 'webinar' });
});

test.each(['live_class', 'presential_event', 'webinar'] as const)(
  'PLY-13 %s is complete by presence alone, in any order of verdicts and however often they arrive',
  (kind) => {
    const merge = mergeDetail(kind);
    const opened = merge(emptyDetail(kind), { at, kind: 'opened' });
    const failed = merge(opened, verdict('not_approved'));
    const passed = merge(failed, verdict('approved'));
    expect([opened, failed, passed].map((detail) => judgeClass(detail).isComplete)).toEqual([false, false, true]);
    expect(merge(passed, verdict('not_approved'))).toEqual(passed);
    expect(merge(passed, verdict('approved'))).toEqual(merge(opened, verdict('approved')));
  },
);
