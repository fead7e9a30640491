import { expect } from 'vitest';
import { test } from '../../testing.ts';

test('a server that is no test’s has no control of its clock', async ({ house }) => {
  const answered = await house.app.inject({
    method: 'POST',
    url: '/api/test-control/clock',
    headers: { host: 'localhost' },
    payload: { milliseconds: 1 },
  });
  expect(answered.statusCode).toBe(404);
});
