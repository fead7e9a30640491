import { endpoint } from '@vitrine/contract/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { openHouse, test, type House } from '../../testing.ts';
import { answer, forgetOldKeys, Refusal } from './index.ts';
import { anActor, httpWith } from './testing.ts';

const count = (keyed: boolean, path: string) =>
  endpoint({ method: 'POST', path, body: z.object({ by: z.int() }), answer: z.object({ total: z.int() }), keyed, summary: 'Counts' });
const keyedCount = count(true, '/test/count');
const nakedCount = count(false, '/test/naked-count');
const someone = anActor();
const another = anActor({ personId: '01900000-0000-7000-8000-0000000000aa' });
/** The same person in another client. */
const elsewhere = anActor({ tenantId: '01900000-0000-7000-8000-0000000000bb', memberId: '01900000-0000-7000-8000-0000000000cc' });

let house: Awaited<ReturnType<typeof openHouse>>;
let app: Awaited<ReturnType<typeof httpWith>>;
let pause: Promise<void> | undefined;
let isCounted = () => {};
let refusal: string | undefined;

beforeAll(async () => {
  house = await openHouse();
  const add = (one: typeof keyedCount) => (to: typeof app) =>
    answer(to, one, ({ body }) =>
      house.db.transaction(async () => {
        const total = await addUp(house, body.by);
        isCounted();
        await pause;
        if (refusal) throw new Refusal(refusal);
        return { total };
      }),
    );
  app = await httpWith(house.platform, { actors: { someone, another, elsewhere }, routes: [add(keyedCount), add(nakedCount)] });
});
afterAll(async () => {
  await app.close();
  await house.close();
});

async function addUp({ db }: Pick<House, 'db'>, by: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into platform.taken_try as t (subject, taken_at, over_at) values ('test', array_fill(now(), array[${by}::int]), now())
    on conflict (subject) do update set taken_at = t.taken_at || excluded.taken_at returning cardinality(taken_at) as tries`.execute(
    db.write(),
  );
  return rows[0]?.tries ?? 0;
}
const send = (key: string | undefined, { by = 1, token = 'someone', url = keyedCount.path } = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { by },
  });
const total = () => addUp(house, 0);

test('a call repeated by a bad network is done once and answered alike', async () => {
  const before = await total();
  const first = await send('key-repeated');
  const second = await send('key-repeated');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json()).toEqual(first.json());
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(await total()).toBe(before + 1);
});

test('control: without the key the same two calls count twice', async () => {
  const before = await total();
  await send('key-unheard', { url: nakedCount.path });
  await send('key-unheard', { url: nakedCount.path });
  expect(await total()).toBe(before + 2);
});

test('of two calls at once one is done; the other is told to come back, and then finds the answer', async () => {
  const before = await total();
  let goOn = () => {};
  pause = new Promise((resolve) => (goOn = resolve));
  const counted = new Promise<void>((resolve) => (isCounted = resolve));
  const running = send('key-at-once');
  await counted;
  const early = await send('key-at-once');
  expect([early.statusCode, early.json().refusal, early.headers['retry-after']]).toEqual([409, 'still_running', '1']);
  goOn();
  pause = undefined;
  const done = await running;
  const late = await send('key-at-once');
  expect([done.statusCode, late.statusCode]).toEqual([200, 200]);
  expect(late.json()).toEqual(done.json());
  expect(await total()).toBe(before + 1);
});

test('a key with another body is refused, and belongs to one person', async () => {
  const before = await total();
  await send('key-of-one');
  const reused = await send('key-of-one', { by: 2 });
  expect([reused.statusCode, reused.json().refusal]).toEqual([422, 'key_reused']);
  expect((await send('key-of-one', { token: 'another', by: 5 })).statusCode).toBe(200);
  expect(await total()).toBe(before + 6);
});

test('CLI-08 a key of the same person as another member is another call, and tells nothing of the first', async () => {
  const before = await total();
  await send('key-of-a-member');
  const reused = await send('key-of-a-member', { token: 'elsewhere' });
  expect([reused.statusCode, reused.json().refusal]).toEqual([422, 'key_reused']);
  expect(await total()).toBe(before + 1);
});

test('a refusal gives the key back and leaves nothing behind', async () => {
  const before = await total();
  refusal = 'out_of_stock';
  expect((await send('key-refused')).statusCode).toBe(409);
  refusal = undefined;
  expect(await total()).toBe(before);
  expect((await send('key-refused')).headers['idempotency-replayed']).toBeUndefined();
  expect(await total()).toBe(before + 1);
});

test('ERR-01 a key that is no key is shown at its field', async () => {
  const answered = await send('short');
  expect([answered.statusCode, answered.json().fields]).toEqual([422, { 'Idempotency-Key': 'invalid' }]);
});

test('keys are kept for ninety days', async () => {
  await send('key-of-old');
  house.clock.shift(89 * 86_400_000);
  expect(await forgetOldKeys(house.platform)).toBe(0);
  house.clock.shift(2 * 86_400_000);
  expect(await forgetOldKeys(house.platform)).toBeGreaterThan(0);
  house.clock.shift(-91 * 86_400_000);
});
