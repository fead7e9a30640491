/** Walks over the whole database beside the copy of one person's data: every table that tells of them is in it or excused, and nothing of anybody else (PRO-05). */
import { addFavourite } from '@vitrine/contract/marks';
import { listNotices } from '@vitrine/contract/notices';
import { locales } from '@vitrine/domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalRoomsOf } from '../app.ts';
import { aRegistration } from '../modules/campaigns/testing.ts';
import { rowsOf } from '../modules/privacy/copy/pages-of.ts';
import { namesOf, personSectionsOf, sectionsOf } from '../modules/privacy/copy/parts-of.ts';
import { askForCopy, downloadedCopy } from '../modules/privacy/testing.ts';
import type { PersonalRooms, Told } from '../modules/privacy/index.ts';
import { aPerson, giveTag } from '../modules/identity/testing.ts';
import { anEnrolment } from '../modules/learning/testing.ts';
import { aPicture } from '../platform/storage/testing.ts';
import { openHouse } from '../testing.ts';
import type { RoomUnderAttack } from './entry.ts';
import { roomsUnderAttack } from './rooms.gen.ts';
import { aForeignTenant, type ForeignTenant } from './testing.ts';
import { aForeignWallet } from './testing/foreign-wallet.ts';
import { aForeignSale } from './testing/foreign-sale.ts';

/** Tables that name a person, or hang on one that does, and are not told, each with its reason. */
const excused: Record<string, string> = Object.assign(
  {
    'platform.file': 'the files themselves are in the copy',
    'platform.upload': 'what was begun to be sent is thrown away after a day',
    'platform.idempotency_key': 'answers of the last day, made of what is told',
  },
  ...Object.values<RoomUnderAttack>(roomsUnderAttack).map(({ untold = {} }) => untold),
);

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Column = { name: string; column: string };

/** Columns that say whom a row is about, or who did something: by their reference, or by their name where there is none. */
async function personalColumns(): Promise<Column[]> {
  const { rows } = await house.db.pool.query<Column>(
    `select distinct c.table_schema || '.' || c.table_name as name, c.column_name as column
     from information_schema.columns c
     left join pg_constraint k on k.contype = 'f' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
       and k.confrelid in ('identity.person'::regclass, 'identity.member'::regclass)
       and (select attnum from pg_attribute where attrelid = k.conrelid and attname = c.column_name) = any (k.conkey)
     where c.data_type = 'uuid' and c.column_name <> 'tenant_id' and c.table_schema not in ('pgboss', 'pg_catalog', 'information_schema')
       and exists (select 1 from information_schema.tables t where t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE')
       and (k.oid is not null or c.column_name ~ '(^|_)(person|member|visitor|auditor)_id$' or c.column_name ~ '_by$')
     order by 1, 2`,
  );
  return rows;
}

/** Tables whose rows belong to a row of these. */
async function hangingOn(tables: readonly string[]): Promise<string[]> {
  const { rows } = await house.db.pool.query<{ name: string }>(
    `select distinct n.nspname || '.' || c.relname as name from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.confrelid = any ($1::text[]::regclass[])`,
    [tables.map((name) => name.replace(/\.(.*)$/, '."$1"'))],
  );
  return rows.map(({ name }) => name);
}

async function countOf(told: Told): Promise<number> {
  let rows = 0;
  for await (const row of rowsOf(told)) rows += Number(row !== undefined);
  return rows;
}

const whoOf = ({ learner: { siteId, tenantId, personId, memberId } }: ForeignTenant) => ({ siteId, tenantId, personId, memberId });
const toldBy = (tenant: ForeignTenant, rooms: PersonalRooms) => {
  const db = house.db.read();
  return { ...personSectionsOf(db, whoOf(tenant)), ...sectionsOf(db, rooms, whoOf(tenant)) };
};

/** Tables of which a copy by these rooms says nothing, although they tell of the person. */
async function forgottenBy(tenant: ForeignTenant, rooms: PersonalRooms): Promise<string[]> {
  const told = Object.keys(toldBy(tenant, rooms));
  const expected = [
    ...(await personalColumns()).map(({ name }) => name),
    ...(await hangingOn(told.filter((name) => !/person$|member$/.test(name)))),
  ];
  return [...new Set(expected)].filter((name) => !told.includes(name) && !(name in excused)).toSorted();
}

/** A client with a learner who has a row in every table, a face, and a colleague who did much the same. */
async function aClientOfTwo(mark: string, neighbour: string) {
  const tenant = await aForeignTenant(house, { mark });
  const { learner, program } = tenant;
  const { platform } = house;
  const face = { siteId: learner.siteId, tenantId: learner.tenantId, personId: learner.personId, isPublic: false, purpose: 'image' };
  await platform.storage.put({ ...face, name: `${mark}.png`, content: await aPicture('png') });
  const colleague = await aPerson(platform, {
    tenantId: tenant.tenantId,
    fullName: `${neighbour} colega`,
    city: neighbour,
    birthday: '1991-03-02',
    programRole: 'salesperson',
    groupIds: [tenant.groupId],
  });
  await giveTag(platform, { tenantId: tenant.tenantId, memberId: colleague.memberId, tagId: tenant.tagId });
  await aRegistration(platform, colleague.actor, program);
  await anEnrolment(platform, colleague.actor, { courseId: tenant.courseId });
  await house.call(colleague, addFavourite, { params: { subject: 'course', subjectId: tenant.courseId } });
  await aForeignSale(house, { learner: colleague, program, mark: neighbour });
  await aForeignWallet(house, { learner: colleague, author: tenant.author, program, mark: neighbour });
  const theirs = { ...face, personId: colleague.personId };
  await platform.storage.put({ ...theirs, name: `${neighbour}.png`, content: await aPicture('png') });
  return { tenant, colleague };
}

test('PRO-05 a copy tells of every table that names a person or hangs on one that does, and nothing is excused for no reason', async () => {
  const tenant = await aForeignTenant(house, { mark: 'gentequeconta' });
  const rooms = personalRoomsOf(house.platform);
  expect(await forgottenBy(tenant, rooms)).toEqual([]);
  const sections = toldBy(tenant, rooms);
  const known = [...(await personalColumns()).map(({ name }) => name), ...(await hangingOn(Object.keys(sections)))];
  expect(Object.keys(excused).filter((name) => !known.includes(name) || name in sections)).toEqual([]);
  for (const locale of locales) expect(Object.keys(namesOf(rooms, locale)).toSorted()).toEqual(Object.keys(sections).toSorted());

  // As many rows as the database has of them, table by table.
  for (const { name, column } of await personalColumns()) {
    const told = sections[name];
    if (!told || !/^(person|member)_id$/.test(column)) continue;
    const [schema, table] = name.split('.');
    const { rows } = await house.db.pool.query<{ count: string }>(
      `select count(*) from "${schema}"."${table}" where ${column} = any ($1)`,
      [[tenant.personId, tenant.memberId]],
    );
    expect([name, await countOf(told)]).toEqual([name, expect.toSatisfy((there: number) => there >= Number(rows[0]?.count))]);
  }
});

test('PRO-05 control: a room that is left out, or leaves a table out, is found by the same walk', async () => {
  const tenant = await aForeignTenant(house, { mark: 'gentequefalta' });
  const { sales, notices, ...rest } = personalRoomsOf(house.platform);
  if (!sales || !notices) throw new Error('the rooms have other names now');
  expect(await forgottenBy(tenant, { ...rest, notices })).toEqual(['sales.import', 'sales.import_line', 'sales.revision', 'sales.sale']);
  const { 'notices.letter': email, ...told } = notices.tell(whoOf(tenant));
  expect(email).toBeDefined();
  expect(await forgottenBy(tenant, { ...rest, sales, notices: { ...notices, tell: () => told } })).toEqual(['notices.letter']);
});

test('PRO-05 CLI-08 a copy holds what is theirs and their files, and nothing of anybody else', async () => {
  const { tenant, colleague } = await aClientOfTwo('gentequeleva', 'gentevizinha');
  const other = await aForeignTenant(house, { mark: 'gentedefora', siteId: tenant.learner.siteId });
  // The copy that it was built with is older than the colleague's actions.
  await house.db.pool.query('delete from privacy.copy where person_id = $1', [tenant.personId]);
  const asked = await askForCopy(house, tenant.learner);
  await house.drain();
  const files = await downloadedCopy(house, tenant.learner, asked.body.copy?.id ?? '');
  const notices = (await house.call(tenant.learner, listNotices, {})).body.items;
  expect(notices.filter(({ kind }) => kind === 'copy_ready')).toHaveLength(2);
  const names = [...files.keys()];
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2); // of a course, and of the trail that it made whole
  expect(names.filter((name) => name.endsWith('-gentequeleva.webp'))).toHaveLength(1);
  for (const sheet of ['person/identity-person.csv', 'clients/gentequeleva/sales-revision.csv', 'clients/gentequeleva/rewards-code.csv'])
    expect(String(files.get(sheet))).toContain('gentequeleva');
  const text = [
    ...names,
    ...[...files.entries()].filter(([name]) => /\.(csv|json|html)$/.test(name)).map(([, content]) => String(content)),
  ].join('\n');
  const strangers = [tenant.author, colleague, other.learner, other.author].flatMap(({ personId, memberId, userName }) => [
    personId,
    memberId,
    userName,
  ]);
  for (const trace of ['gentevizinha', 'gentedefora', 'gentequeleva autora', 'gentequeleva auditora', ...strangers])
    expect([trace, text.includes(trace)]).toEqual([trace, false]);
});
