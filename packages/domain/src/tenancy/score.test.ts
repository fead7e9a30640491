import { expect, test } from 'vitest';
import { showsScore } from './score.ts';

test('CLI-04 ranking and score are shown where the client has both switches on, and while no client is selected', () => {
  const shown = [true, false].map((has_ranking) =>
    [true, false].map((group_training_use_score) => showsScore({ has_ranking, group_training_use_score })),
  );
  expect(shown).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(showsScore(undefined)).toBe(true);
});
