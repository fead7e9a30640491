import fc from 'fast-check';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { countFailure, countTry, fewAtOnce, forgetOldTries, forgetTries, type TryLimit } from './index.ts';

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

test('LOG-14 the refusal says when to come back, to the second, and guessing on does not make it longer', async ({ house }) => {
  const limit = aLimit();
  for (let turn = 0; turn < 5; turn += 1) {
    await countTry(house.platform, { count: limit });
    house.clock.shift(60_000);
  }
  const wait = async () => {
    const refusal = await countTry(house.platform, { count: limit }).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    return (refusal as { retryAfterSeconds: number }).retryAfterSeconds;
  };
  const first = await wait();
  expect(first).toBeGreaterThan(590); // the oldest try was five minutes ago
  expect(first).toBeLessThanOrEqual(600);
  house.clock.shift(300_000);
  expect(await wait()).toBeLessThanOrEqual(first - 300);
  house.clock.shift(300_000);
  expect(await passed(house, limit, 5)).toBe(1);
  house.clock.shift(60_000);
  expect(await passed(house, limit, 5)).toBe(1);
});

test('LOG-14 no quarter of an hour lets more than five through, wherever it begins; quarters that begin at round times do', async ({
  house,
}) => {
  const quarter = 900_000;
  const gaps = fc.noBias(fc.array(fc.integer({ min: 1, max: 240_000 }), { minLength: 20, maxLength: 40 }));
  /** A second less than a quarter: a time is read shortly before the try. */
  const most = (times: readonly number[]) =>
    Math.max(...times.map((end) => times.filter((at) => at <= end && at > end - quarter + 1_000).length));
  let naiveMost = 0;
  await fc.assert(
    fc.asyncProperty(gaps, async (waits) => {
      const limit = aLimit();
      const [letThrough, naive]: [number[], number[]] = [[], []];
      for (const wait of waits) {
        house.clock.shift(wait);
        const at = Date.parse(house.clock.now());
        if ((await passed(house, limit, 1)) === 1) letThrough.push(at);
        if (naive.filter((one) => Math.floor(one / quarter) === Math.floor(at / quarter)).length < 5) naive.push(at);
      }
      naiveMost = Math.max(naiveMost, most(naive));
      expect(most(letThrough)).toBeLessThanOrEqual(5);
    }),
    { numRuns: 12 },
  );
  expect(naiveMost).toBeGreaterThan(5);
});

test('LOG-14 failures are looked at over the time that ends now, too', async ({ house }) => {
  const failures = aLimit();
  const look = () => countTry(house.platform, { count: aLimit(), alsoAt: [failures] });
  for (let turn = 0; turn < 5; turn += 1) {
    await look();
    await countFailure(house.platform, failures);
    house.clock.shift(60_000);
  }
  await expect(look()).rejects.toMatchObject({ code: 'too_many_requests' });
  house.clock.shift(600_000);
  await look();
  await countFailure(house.platform, failures);
  await expect(look()).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('LOG-14 a try that went well clears the count, others keep theirs, and nobody’s name is written down', async ({ house }) => {
  const [mine, other] = [aLimit(), aLimit()];
  await passed(house, mine, 5);
  await passed(house, other, 5);
  await forgetTries(house.platform, mine);
  expect([await passed(house, mine, 1), await passed(house, other, 1)]).toEqual([1, 0]);
  const rows = await house.db.read().selectFrom('platform.taken_try').select('subject').execute();
  expect(rows.some(({ subject }) => subject.includes('somebody'))).toBe(false);
});

test('LOG-14 tries that no longer count are thrown away, those that do are kept', async ({ house }) => {
  const [old, fresh] = [aLimit(), aLimit()];
  await passed(house, old, 5);
  house.clock.shift(600_000);
  await passed(house, fresh, 5);
  house.clock.shift(300_000);
  expect(await forgetOldTries(house.platform)).toBeGreaterThan(0);
  expect(await forgetOldTries(house.platform)).toBe(0);
  expect(await passed(house, fresh, 1)).toBe(0);
});

test('LOG-14 of works of one key few are done at once, each in its turn, also after one that fails; other keys do not wait', async () => {
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const work = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((resolve, reject) => ends.push(n === 1 ? () => reject(new Error('its own')) : () => resolve(n)));
  };
  const done = Promise.allSettled([1, 2, 3, 4].map((n) => fewAtOnce('one', 2, work(n))));
  const other = fewAtOnce('other', 2, work(9));
  expect(begun).toEqual([1, 2, 9]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 2, 9, 3]);
  for (const end of ends) end();
  await expect.poll(() => begun).toEqual([1, 2, 9, 3, 4]);
  ends.at(-1)?.();
  expect((await done).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await other).toBe(9);
  expect(await fewAtOnce('one', 2, async () => 'again')).toBe('again');
});
