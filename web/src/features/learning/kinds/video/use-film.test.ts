import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { PlayerPage } from '@vitrine/contract/learning';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFilm } from './use-film.ts';

vi.mock('../../reports.ts', () => ({ reportSeen: () => Promise.resolve() })); // what is told to the server has tests of its own

const content: ActivityContentOf<'video'> = {
  kind: 'video',
  fileId: 'film',
  url: '/media/film',
  poster: null,
  captions: [],
  seconds: 100,
  requiredPercent: 90,
  noSkip: true,
  watched: [[0, 30]],
  positionSeconds: 10,
};

const activity: PlayerPage['activity'] = {
  id: 'activity',
  hierarchy_order: 1,
  kind: 'video',
  title: 'Frio sem barulho',
  summary: '',
  isRequired: true,
  state: 'in_progress',
  progress: 30,
  isLocked: false,
  live_class: null,
};
const page: PlayerPage = {
  courseId: 'course',
  courseTitle: 'Inverse',
  block_activities_menu: false,
  activity,
  content,
  menu: [activity],
  previous: null,
  next: null,
  courseProgress: 30,
  courseState: 'in_progress',
  run: 1,
};

/** Where the film stands after somebody reached for each of these seconds. */
function reached(seconds: readonly number[], { isDone = false, ...more }: { isDone?: boolean; noSkip?: boolean } = {}): number[] {
  const opened: PlayerPage = { ...page, activity: { ...activity, state: isDone ? 'completed' : 'in_progress' } };
  const { result } = renderHook(() => useFilm({ page: opened, content: { ...content, ...more } }));
  const film = document.createElement('video');
  result.current.film.current = film;
  return seconds.map((second) => {
    act(() => result.current.seek(second));
    return film.currentTime;
  });
}

test('D11 PLY-03 on a first view without skipping nobody gets past what they saw, and back to it at any time', () => {
  expect(reached([80, 20, 30.5, -5, 29])).toEqual([30, 20, 30, 0, 29]);
});

test('D11 PLY-03 whoever may skip, or saw it all before, goes anywhere in the film', () => {
  expect(reached([80, 500, -5], { noSkip: false })).toEqual([80, 100, 0]);
  expect(reached([80, 500, -5], { isDone: true })).toEqual([80, 100, 0]);
});

test('D11 PLY-03 a jump is not watched, however short it is', () => {
  const { result } = renderHook(() => useFilm({ page, content: { ...content, noSkip: false } }));
  const film = document.createElement('video');
  Object.defineProperty(film, 'paused', { value: false });
  result.current.film.current = film;
  const playsTo = (second: number) => {
    film.currentTime = second;
    act(() => result.current.events.onTimeUpdate());
  };
  for (const second of [10, 10.5, 11]) playsTo(second);
  act(() => result.current.seek(13)); // nearer than a clock that ticks slowly
  for (const second of [13, 13.5]) playsTo(second);
  act(() => result.current.events.onPause());
  expect(result.current.watched).toEqual([
    [10, 11],
    [13, 13.5],
  ]);
});
