import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { countFailure, countTry, forgetOldTries, forgetTries, type TryLimit } from './index.ts';

let serial = 0;
const aLimit = (): TryLimit => ({ what: 'test', who: `somebody ${(serial += 1)}`, tries: 5, windowMinutes: 15 });
const passed = async (house: House, limit: TryLimit, tries: number) => {
  const outcomes = await Promise.allSettled(Array.from({ length: tries }, () => countTry(house.platform, { count: limit })));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

test('LOG-14 of many tries at once exactly the allowed ones pass; counting afterwards would let all through', async ({ house }) => {
  expect(await passed(house, aLimit(), 20)).toBe(5);

  // Those who only look are all let in while the first of them still works.
  const limit = aLimit();
  const look = () => countTry(house.platform, { count: aLimit(), alsoAt: [limit] });
  await Promise.all(Array.from({ length: 20 }, look));
  for (let turn = 0; turn < 5; turn += 1) await countFailure(house.platform, limit);
  await expect(look()).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('LOG-14 the refusal says when to come back, and then the tries are counted anew', async ({ house }) => {
  const limit = aLimit();
  await passed(house, limit, 5);
  const refusal = await countTry(house.platform, { count: limit }).catch((fault: unknown) => fault);
  expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
  const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  house.clock.shift(retryAfterSeconds * 1_000 + 1);
  expect(await passed(house, limit, 5)).toBe(5);
});

test('LOG-14 a try that went well clears the count, others keep theirs, and nobody’s name is written down', async ({ house }) => {
  const [mine, other] = [aLimit(), aLimit()];
  await passed(house, mine, 5);
  await passed(house, other, 5);
  await forgetTries(house.platform, mine);
  expect([await passed(house, mine, 1), await passed(house, other, 1)]).toEqual([1, 0]);
  const rows = await house.db.read().selectFrom('platform.try_count').select('subject').execute();
  expect(rows.some(({ subject }) => subject.includes('somebody'))).toBe(false);
});

test('LOG-14 counts of days gone by are thrown away', async ({ house }) => {
  await passed(house, aLimit(), 1);
  house.clock.shift(2 * 86_400_000);
  expect(await forgetOldTries(house.platform)).toBeGreaterThan(0);
  expect(await forgetOldTries(house.platform)).toBe(0);
});
