/** The server's side of a new room: its table, use-cases, routes, tests. Runs on Node 20. */
import { catalogs } from './catalogs.mjs';
import { said, auditLogOf } from './room-words.mjs';

export const serverFiles = (name) => ({
  'index.ts': `/** What members keep in ${name.room}. */\nexport {};\n`,
  'room.ts': serverRoom(name),
  'routes.ts': routes(name),
  'items.ts': items(name),
  'remove-item.ts': removeItem(name),
  'personal-records.ts': personalRecords(name),
  'testing/isolation.ts': isolation(name),
  [`${name.room}.int.test.ts`]: serverTest(name),
  ...catalogs('words', said, (words) => ({ kept: { [`${name.room}.item`]: name.room }, auditLog: auditLogOf(name.room)(words) })),
});

export const migration = ({ room }) => `create schema ${room};

create table ${room}.item (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  text text not null check (length(text) between 1 and 200),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create table ${room}.total (
  tenant_id uuid not null,
  member_id uuid not null,
  count integer not null check (count >= 0),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index item_of_member on ${room}.item (tenant_id, member_id, id);
`;

const serverRoom = ({ room }) => `import type { Room } from '../room.ts';
import { ${room}Records } from './personal-records.ts';
import { ${room}Routes } from './routes.ts';

export const ${room}: Room = (platform) => ({
  routes: [${room}Routes(platform)],
  personalRecords: ${room}Records(platform),
});
`;

const routes = ({ room, pascal }) => `import * as wire from '@vitrine/contract/${room}';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addItem, listItems, listItemsOfAll } from './items.ts';
import { removeItem } from './remove-item.ts';

export const ${room}Routes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.list${pascal}, ({ actor }) => listItems(platform, actor));
    answer(app, wire.add${pascal}, ({ actor, body }) => addItem(platform, actor, body));
    answer(app, wire.list${pascal}OfAll, ({ actor }) => listItemsOfAll(platform, actor));
    answer(app, wire.remove${pascal}, ({ actor, params }) => removeItem(platform, actor, params));
  };
`;

const items = ({ room, pascal }) => `import type { Answer } from '@vitrine/contract/kernel';
import type * as wire from '@vitrine/contract/${room}';
import { judge${pascal} } from '@vitrine/domain/${room}';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Items = Answer<typeof wire.list${pascal}>;

/** What the member keeps, newest first. */
export async function listItems({ db }: Pick<Parts, 'db'>, { tenantId, memberId }: Actor): Promise<Items> {
  const rows = await db
    .read()
    .selectFrom('${room}.item')
    .select(['id', 'text', 'created_at as at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  return { items: rows };
}

/** The newest of the client, with who keeps them. */
export async function listItemsOfAll({ db }: Pick<Parts, 'db'>, { tenantId }: Actor): Promise<Answer<typeof wire.list${pascal}OfAll>> {
  const rows = await db
    .read()
    .selectFrom('${room}.item as i')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['i.id', 'i.text', 'i.created_at as at', 'p.full_name as who'])
    .where('i.tenant_id', '=', tenantId)
    .orderBy('i.id', 'desc')
    .limit(100)
    .execute();
  return { items: rows };
}

/** Keeps one more; two at once are counted one after the other. Refuses \`${room}_full\`. */
export function addItem({ db, clock, newId }: Parts, actor: Actor, { text }: { text: string }): Promise<Items['items'][number]> {
  const who = { tenant_id: actor.tenantId, member_id: actor.memberId };
  return db.transaction(async (tx) => {
    const { count } = await tx
      .insertInto('${room}.total')
      .values({ ...who, count: 1 })
      .onConflict((taken) => taken.columns(['tenant_id', 'member_id']).doUpdateSet(({ eb, ref }) => ({ count: eb(ref('${room}.total.count'), '+', 1) })))
      .returning('count')
      .executeTakeFirstOrThrow();
    const verdict = judge${pascal}({ count: count - 1 });
    if (!verdict.ok) throw new Refusal(verdict.refusal); // and the count with it
    const item = { id: newId(), text, created_at: clock.now() };
    await tx
      .insertInto('${room}.item')
      .values({ ...item, ...who })
      .execute();
    return { id: item.id, text, at: item.created_at };
  });
}
`;

const removeItem = ({ room }) => `import { recordChange } from '../../platform/audit/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Takes one away; the audit log keeps what it was (ADM-09). Refuses \`not_found\` for what is not there, or no longer. */
export function removeItem(
  { db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { itemId }: { itemId: string },
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .deleteFrom('${room}.item')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', itemId)
      .returning(['text', 'member_id'])
      .execute();
    if (!before) throw notFound();
    await tx
      .updateTable('${room}.total')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', before.member_id)
      .execute();
    const change = { what: '${room}_item.removed', subject: '${room}_item', subjectId: itemId, before: { text: before.text }, after: null };
    await recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
    return {};
  });
}
`;

const personalRecords = ({ room }) => `import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** What a member keeps here. */
export const ${room}Records = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    '${room}.item': db
      .read()
      .selectFrom('${room}.item')
      .select(['text', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('${room}.item').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('${room}.total').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
  },
});
`;

const isolation = ({ room, pascal }) => `/** How another tenant's rows of this room are asked for. */
import { add${pascal} } from '@vitrine/contract/${room}';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const ${room}: RoomUnderAttack<{ ${room}ItemId: string }> = {
  rows: async (house, { learner, mark }) => {
    const { body } = await house.call(learner, add${pascal}, { body: { text: mark } });
    return { ${room}ItemId: body.id };
  },
  untold: { '${room}.total': 'how many there are of what is told' },
  entries: {
    list${pascal}: { asks: () => [{}] },
    add${pascal}: { asks: () => [{ body: { text: 'Invasor' } }] },
    list${pascal}OfAll: { asks: () => [{}] },
    remove${pascal}: { asks: (b) => [{ params: { itemId: b.${room}ItemId } }] },
  },
};
`;

const serverTest = ({ room, pascal }) => `import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/${room}';
import { most${pascal} } from '@vitrine/domain/${room}';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

const textsOf = async (house: House, person: BuiltPerson) =>
  (await house.call(person, wire.list${pascal}, {})).body.items.map(({ text }) => text);
const add = (house: House, person: BuiltPerson, text: string) => house.call(person, wire.add${pascal}, { body: { text } });

test('${room}: a member keeps texts, newest first, and a colleague sees none of them', async ({ house }) => {
  const person = await aPerson(house.platform);
  const colleague = await aPerson(house.platform, { tenantId: person.tenantId });
  for (const text of ['Um', 'Dois']) expect((await add(house, person, text)).status).toBe(200);
  expect(await textsOf(house, person)).toEqual(['Dois', 'Um']);
  expect(await textsOf(house, colleague)).toEqual([]);
  expect((await add(house, person, ' ')).status).toBe(422);
});

test('${room}: no more than a member may keep, also when two come at once', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (let at = 1; at < most${pascal}; at += 1) await add(house, person, String(at));
  const answers = await Promise.all(['A', 'B', 'C'].map((text) => add(house, person, text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.flatMap(({ body }) => body.refusal ?? [])).toEqual(['${room}_full', '${room}_full']);
  expect(await textsOf(house, person)).toHaveLength(most${pascal});
});

test('${room}: the same key twice keeps one', async ({ house }) => {
  const person = await aPerson(house.platform);
  const key = { 'idempotency-key': house.platform.newId() };
  for (const _again of [1, 2]) await house.call(person, wire.add${pascal}, { body: { text: 'Um' } }, key);
  expect(await textsOf(house, person)).toEqual(['Um']);
});

test('${room}: staff take one away once, the audit log tells it, and nobody reaches those of another client', async ({ house }) => {
  const administrator = await aPerson(house.platform, { roles: ['client_administrator'] });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const person = await aPerson(house.platform, { tenantId: administrator.tenantId, fullName: 'Ana Lima' });
  const { id: itemId } = (await add(house, person, 'Um')).body;
  const remove = (by: BuiltPerson) => house.call(by, wire.remove${pascal}, { params: { itemId } });

  expect((await house.call(administrator, wire.list${pascal}OfAll, {})).body.items).toMatchObject([{ id: itemId, text: 'Um', who: 'Ana Lima' }]);
  expect((await house.call(stranger, wire.list${pascal}OfAll, {})).body.items).toEqual([]);
  expect([(await remove(stranger)).status, (await remove(person)).status]).toEqual([404, 404]);
  expect([(await remove(administrator)).status, (await remove(administrator)).status]).toEqual([200, 404]);
  const [told] = (await house.call(administrator, listAuditLog, { query: { subject: '${room}_item' } })).body.items;
  expect(told).toMatchObject({ what: '${room}_item.removed', subjectId: itemId, before: { text: 'Um' } });
  expect(await textsOf(house, person)).toEqual([]);
});
`;
