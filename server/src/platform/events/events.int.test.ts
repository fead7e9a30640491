import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { openEventBus, type News } from './index.ts';

const news = (id: string): News => ({ event: 'test.happened', id, tenantId: 'one', ids: { memberId: 'two' } });
const until = async (isThere: () => boolean) => {
  for (let waited = 0; !isThere() && waited < 5_000; waited += 5) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isThere()).toBe(true);
};

test('news reach every process, and a lost connection comes back and says so', async ({ house }) => {
  const url = String(house.db.pool.options.connectionString);
  const [one, other] = [await openEventBus({ url, log: house.platform.log }), await openEventBus({ url, log: house.platform.log })];
  const heard: string[] = [];
  let gaps = 0;
  const deafen = other.listen({ hear: ({ id }) => heard.push(id), catchUp: () => (gaps += 1) });

  await one.tell([news('a'), news('b')]);
  await until(() => heard.length === 2);
  await sql`select pg_notify('vitrine_news', 'no news')`.execute(house.db.write());

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine events' and datname = current_database()`.execute(
    house.db.write(),
  );
  await until(() => gaps === 1);
  for (let id = 0; heard.length === 2 && id < 100; id += 1) {
    await one.tell([news(`again-${id}`)]); // the teller lost its connection too: what it says meanwhile is lost
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(heard.slice(0, 2)).toEqual(['a', 'b']);
  expect(heard.length).toBeGreaterThan(2);

  deafen();
  await one.close();
  await other.close();
});
