import { expect, test } from 'vitest';
import { emptyDetail, mergeDetail, type SeenEvent } from '../index.ts';
import { judgeScormCloud } from './index.ts';

const at = '2026-03-01T10:00:00.000Z';
const told = (given: Partial<Extract<SeenEvent, { kind: 'cloud_result' }>>): SeenEvent => ({
  at,
  kind: 'cloud_result',
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  seconds: 0,
  ...given,
});

test('PLY-08 D08 results end alike in any order and never go back', () => {
  const all = [
    told({ seconds: 40 }),
    told({ completion: 'completed', success: 'passed', score: 81.5, seconds: 90 }),
    told({ completion: 'incomplete', success: 'failed', score: 20, seconds: 10 }),
  ];
  const merged = (events: SeenEvent[]) => events.reduce(mergeDetail('scorm_cloud'), emptyDetail('scorm_cloud'));
  expect(merged(all)).toEqual({ version: 1, completion: 'completed', success: 'passed', score: 81.5, seconds: 90 });
  expect(merged([...all.toReversed(), ...all])).toEqual(merged(all));
  expect(judgeScormCloud(merged(all))).toEqual({ percent: 100, isComplete: true, grade: 82 });
  expect(judgeScormCloud(merged([told({ completion: 'completed', success: 'failed', score: 0 })]))).toEqual({
    percent: 0,
    isComplete: false,
    grade: 0,
  });
});
