import { expect, test } from 'vitest';

test('PTS-01 points are held until they are told', () => {
  expect(1).toBe(1);
});

test.for(['debt', 'gift'])('PTS-02 a %s is refused', (word) => {
  expect(word).toHaveLength(4);
});
