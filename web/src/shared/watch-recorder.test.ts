import { expect, test } from 'vitest';
import { createWatchRecorder } from './watch-recorder.ts';

test('PLY-03 what played without a break is one part; a jump begins another', () => {
  const recorder = createWatchRecorder();
  for (const at of [0, 0.5, 1, 1.5]) recorder.playsAt(at);
  for (const at of [40, 40.5, 41]) recorder.playsAt(at);
  expect(recorder.take()).toEqual([
    [0, 1.5],
    [40, 41],
  ]);
});

test('PLY-03 a report in the middle loses nothing and repeats nothing', () => {
  const recorder = createWatchRecorder();
  recorder.playsAt(10);
  recorder.playsAt(11);
  expect(recorder.take()).toEqual([[10, 11]]);
  recorder.playsAt(12);
  expect(recorder.take()).toEqual([[11, 12]]);
  expect(recorder.take()).toEqual([]);
});

test('PLY-03 moving back, or a stop, is not watched time', () => {
  const recorder = createWatchRecorder();
  recorder.playsAt(5);
  recorder.playsAt(6);
  recorder.breaks();
  recorder.playsAt(2);
  recorder.playsAt(3);
  expect(recorder.take()).toEqual([
    [5, 6],
    [2, 3],
  ]);
});
