import { listFeed, listNotices, markAllNoticesRead, markNoticesRead } from '@vitrine/contract/notices';
import { shownUnread } from '@vitrine/domain/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { noteOnFeed, tell } from './index.ts';

const tellOf = ({ db, platform }: House, person: BuiltPerson, title: string) =>
  db.transaction((tx) => tell(platform, tx, person, { kind: 'sale_approved', facts: { title }, cause: `sale ${title}` }));
const inboxOf = async (house: House, person: BuiltPerson, query: { isUnread?: 'true'; after?: string; limit?: number } = {}) => {
  const { body } = await house.call(person, listNotices, { query });
  return { ...body, titles: body.items.map(({ facts }) => facts['title']) };
};

test('NOT-01 the inbox is narrowed to what is unread, page by page, and marked as read up to what was seen', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (const title of ['one', 'two', 'three', 'four']) await tellOf(house, person, title);
  const seen = await inboxOf(house, person);
  const [four, three] = seen.items;
  await house.call(person, markNoticesRead, { body: { ids: [three?.id ?? ''] } });
  const first = await inboxOf(house, person, { isUnread: 'true', limit: 2 });
  expect([first.titles, first.unread]).toEqual([['four', 'two'], 3]);
  expect((await inboxOf(house, person, { isUnread: 'true', limit: 2, after: first.next ?? '' })).titles).toEqual(['one']);

  await tellOf(house, person, 'meanwhile');
  const key = { 'idempotency-key': house.platform.newId() };
  const all = () => house.call(person, markAllNoticesRead, { body: { newestId: four?.id ?? '' } }, key);
  expect([(await all()).status, (await all()).status]).toEqual([200, 200]);
  expect(await inboxOf(house, person, { isUnread: 'true' })).toMatchObject({ titles: ['meanwhile'], unread: 1 });
});

test('NOT-01 what is unread is counted to ninety-nine and said as more beyond, by an index that holds nothing else, and never reads a whole inbox', async ({
  house,
}) => {
  const [person, full] = [await aPerson(house.platform), await aPerson(house.platform)];
  await manyFor(house, person, 99);
  await manyFor(house, full, 2_500);
  const counts = [(await inboxOf(house, person)).unread, (await inboxOf(house, full)).unread];
  expect(counts.map((unread) => [unread, shownUnread(unread)])).toEqual([
    [99, '99'],
    [100, '99+'],
  ]);
  await house.db.pool.query('analyze notices.notice');
  const read = async (limit: string) => {
    const { rows } = await house.db.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, format text) select count(*) from (
         select position from notices.notice where tenant_id = $1 and member_id = $2 and is_shown and read_at is null ${limit}) as counted`,
      [full.tenantId, full.memberId],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return Math.max(...[...plan.matchAll(/Scan.*actual .*rows=(\d+)/g)].map(([, count]) => Number(count)));
  };
  expect(await read('limit 100')).toBe(100);
  // The naive count reads them all.
  expect(await read('')).toBe(2_500);
  const { rows: kept } = await house.db.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'notices' and indexname = 'notice_unread_shown'`,
  );
  expect(kept[0]?.indexdef).toContain('WHERE ((read_at IS NULL) AND is_shown)');
});

/** So many unread notices of one member, as the inbox shows them. */
const manyFor = async (house: House, { tenantId, memberId }: BuiltPerson, count: number) => {
  await house.db.pool.query(
    `insert into notices.notice (tenant_id, id, member_id, kind, facts, created_at, cause)
     select $1::uuid, gen_random_uuid(), $2::uuid, 'sale_approved', '{"title": "Venda"}', $3::timestamptz, 'many ' || k from generate_series(1, $4::int) as k`,
    [tenantId, memberId, house.platform.clock.now(), count],
  );
};

test('NOT-01 of two that mark at once, and of what arrives between them, nothing is lost', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (const title of ['one', 'two']) await tellOf(house, person, title);
  const [newest] = (await inboxOf(house, person)).items;
  const marking = () => house.call(person, markAllNoticesRead, { body: { newestId: newest?.id ?? '' } });
  const answers = await Promise.all([marking(), tellOf(house, person, 'three'), marking()]);
  expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
  expect((await inboxOf(house, person, { isUnread: 'true' })).titles).toEqual(['three']);
});

test('NOT-01 CLI-08 marking all by a notice of somebody else marks nothing, theirs or mine', async ({ house }) => {
  const [mine, theirs] = [await aPerson(house.platform), await aPerson(house.platform)];
  await tellOf(house, mine, 'mine');
  await tellOf(house, theirs, 'theirs');
  const [secret] = (await inboxOf(house, theirs)).items;
  expect((await house.call(mine, markAllNoticesRead, { body: { newestId: secret?.id ?? '' } })).status).toBe(200);
  expect([(await inboxOf(house, mine)).unread, (await inboxOf(house, theirs)).unread]).toEqual([1, 1]);
});

test('NOT-01 PRO-01 the feed holds actions and what became of them, each cause once, newest first, by topic and page', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const other = await aPerson(house.platform, { tenantId: person.tenantId });
  const note = (kind: 'order_placed' | 'course_finished' | 'sale_sent', title: string) =>
    house.db.transaction((tx) => noteOnFeed(house.platform, tx, person, { kind, facts: { title }, cause: `${kind} ${title}` }));
  await note('sale_sent', 'a');
  await note('sale_sent', 'a');
  await note('order_placed', 'b');
  await note('course_finished', 'c');
  await tellOf(house, person, 'a');
  await house.db.transaction((tx) =>
    tell(house.platform, tx, person, { kind: 'course_published', facts: {}, cause: 'no action of theirs' }),
  );
  const feed = async (query: { topic?: 'sales'; limit?: number; after?: string }, who = person) => {
    const { body } = await house.call(who, listFeed, { query });
    return { next: body.next, kinds: body.items.map(({ kind }) => kind) };
  };
  const first = await feed({ limit: 3 });
  expect(first.kinds).toEqual(['sale_approved', 'course_finished', 'order_placed']);
  expect(await feed({ limit: 3, after: first.next ?? '' })).toEqual({ kinds: ['sale_sent'], next: null });
  expect((await feed({ topic: 'sales' })).kinds).toEqual(['sale_approved', 'sale_sent']);
  expect((await feed({}, other)).kinds).toEqual([]);
});
