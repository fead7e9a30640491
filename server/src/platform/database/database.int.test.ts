import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { openDatabase, TenantForgotten, type Db, type Tx } from './index.ts';

const nobody = '01900000-0000-7000-8000-000000000000';

test('CLI-08 a query that forgets its tenant is refused before it is sent', async ({ house }) => {
  const db = house.db.read();
  await expect(db.selectFrom('identity.member').selectAll().execute()).rejects.toThrow(TenantForgotten);
  await expect(db.selectFrom('identity.member as m').selectAll().where('m.id', '=', nobody).execute()).rejects.toThrow(
    'identity.member (as m)',
  );
  await expect(db.selectFrom('identity.member').selectAll().where('tenant_id', '=', nobody).execute()).resolves.toEqual([]);
});

test('CLI-08 each joined tenant table needs the condition, and an OR is none', async ({ house }) => {
  const joined = house.db
    .read()
    .selectFrom('identity.member as m')
    .innerJoin('identity.member_in_group as g', 'g.member_id', 'm.id')
    .select('m.id');
  await expect(joined.where('m.tenant_id', '=', nobody).execute()).rejects.toThrow('identity.member_in_group (as g)');
  await expect(
    joined
      .where('m.tenant_id', '=', nobody)
      .where((row) => row.or([row('g.tenant_id', '=', nobody), row('m.id', '=', nobody)]))
      .execute(),
  ).rejects.toThrow(TenantForgotten);
  await expect(joined.where('m.tenant_id', '=', nobody).whereRef('g.tenant_id', '=', 'm.tenant_id').execute()).resolves.toEqual([]);
});

test('CLI-08 a condition that does not say whose tenant_id it means binds none of several tables', async ({ house }) => {
  const db = house.db.read();
  const joined = db
    .selectFrom('identity.member as m')
    .innerJoin('identity.member_in_group as g', 'g.member_id', 'm.id')
    .select('m.id')
    .where('tenant_id', '=', nobody);
  await expect(joined.execute()).rejects.toThrow(TenantForgotten);
  const besideAPerson = db.selectFrom('identity.member as m').innerJoin('identity.person as p', 'p.id', 'm.person_id').select('m.id');
  await expect(besideAPerson.where('tenant_id', '=', nobody).execute()).rejects.toThrow(TenantForgotten);
  await expect(besideAPerson.where('m.tenant_id', '=', nobody).execute()).resolves.toEqual([]);
});

test('CLI-08 a template with two tenant tables speaks of the tenant of each', async ({ house }) => {
  const db = house.db.read();
  const once = sql`select m.id from identity.member m join identity.member_in_group g on g.member_id = m.id where m.tenant_id = ${nobody}`;
  await expect(once.execute(db)).rejects.toThrow('identity.member, identity.member_in_group in a template');
  const both = sql`
    select m.id from identity.member m join identity.member_in_group g on g.tenant_id = m.tenant_id and g.member_id = m.id
    where m.tenant_id = ${nobody}`;
  await expect(both.execute(db)).resolves.toMatchObject({ rows: [] });
});

test('CLI-08 subqueries, updates, deletes and templates are held to it too', async ({ house }) => {
  const db = house.db.write();
  await expect(db.updateTable('identity.member').set({ status: 'blocked' }).where('id', '=', nobody).execute()).rejects.toThrow(
    TenantForgotten,
  );
  await expect(db.deleteFrom('marks.favourite').where('subject_id', '=', nobody).execute()).rejects.toThrow(TenantForgotten);
  await expect(sql`select id from identity.member where id = ${nobody}`.execute(db)).rejects.toThrow(TenantForgotten);
  const hidden = db
    .selectFrom('identity.person')
    .select((row) => row.selectFrom('identity.member').select('id').whereRef('person_id', '=', 'identity.person.id').as('member'));
  await expect(hidden.execute()).rejects.toThrow(TenantForgotten);
});

test('ADM-09 the audit log only grows, for the app’s role', async ({ house }) => {
  await expect(sql`delete from platform.audit_entry`.execute(house.db.write())).rejects.toThrow('permission denied');
});

test('CLI-08 a query that was refused is refused again, and one that passed passes with other values', async ({ house }) => {
  const db = house.db.read();
  const forgets = () => db.selectFrom('identity.member').select('id').where('id', '=', nobody).execute();
  const names = (tenantId: string) => db.selectFrom('identity.member').select('tenant_id').where('tenant_id', '=', tenantId).execute();
  for (let time = 0; time < 3; time += 1) {
    await expect(forgets()).rejects.toThrow(TenantForgotten);
    await expect(names(nobody)).resolves.toEqual([]);
  }
});

/** A pool that has met no statement yet. */
async function withPool(house: { db: Db }, work: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDatabase({ url: String(house.db.pool.options.connectionString), connections: 2 });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

test('a statement is prepared when it comes again, and each time answers for its own values', async ({ house }) => {
  await withPool(house, async (db) => {
    await db.transaction(async (tx) => {
      const asked = async (value: number) => (await sql<{ value: number }>`select ${value}::int + 40 as value`.execute(tx)).rows[0]?.value;
      const prepared = async () => {
        const { rows } = await sql`select 1 from pg_prepared_statements where statement like 'select $1::int + 40%'`.execute(tx);
        return rows.length;
      };

      expect([await asked(1), await prepared()]).toEqual([41, 0]);
      expect([await asked(2), await prepared()]).toEqual([42, 1]);
      expect([await asked(3), await prepared()]).toEqual([43, 1]);
    });
  });
});

/** So many other statements, each asked twice: a text of its own each. */
async function askOthers(tx: Tx, many: number): Promise<void> {
  for (let at = 0; at < many; at += 1)
    for (let time = 0; time < 2; time += 1) await sql`select ${at}::int as ${sql.ref(`n${at}`)}`.execute(tx);
}

test('what is asked all the time is prepared however many statements came before it, and stays so while others come', async ({ house }) => {
  await withPool(house, async (db) => {
    await db.transaction(async (tx) => {
      const asked = () => sql`select ${1}::int + 50`.execute(tx);
      const prepared = async () =>
        (await sql`select 1 from pg_prepared_statements where statement like 'select $1::int + 50%'`.execute(tx)).rows.length;

      await askOthers(tx, 501);
      for (let time = 0; time < 2; time += 1) await asked();
      expect(await prepared()).toBe(1);
      await askOthers(tx, 300);
      await asked();
      await askOthers(tx, 300);
      await asked();
      expect(await prepared()).toBe(1); // under its one name
    });
  });
});

test('a connection that holds many statements that nobody asks for any more is ended', async ({ house }) => {
  await withPool(house, async (db) => {
    const process = await db.transaction(async (tx) => {
      await askOthers(tx, 1_001);
      return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0;
    });
    const isThere = async () => (await db.pool.query('select 1 from pg_stat_activity where pid = $1', [process])).rows.length > 0;
    await expect.poll(isThere).toBe(false);
  });
});

test('a statement that was prepared before its table changed ends its connection', async ({ house }) => {
  await withPool(house, async (db) => {
    let process = 0;
    const changed = db.transaction(async (tx) => {
      process = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0;
      await sql`create temporary table shape (a integer) on commit drop`.execute(tx);
      const asked = () => sql`select * from shape where a = ${1}`.execute(tx);
      for (let time = 0; time < 3; time += 1) await asked();
      await sql`alter table shape add column b integer`.execute(tx);
      await asked();
    });
    const isThere = async () => (await db.pool.query('select 1 from pg_stat_activity where pid = $1', [process])).rows.length > 0;

    await expect(changed).rejects.toThrow('cached plan must not change result type');
    await expect.poll(isThere).toBe(false);
  });
});

test('every connection has a deadline that the database keeps', async ({ house }) => {
  const url = String(house.db.pool.options.connectionString);
  for (const [deadline, kept] of [
    ['request', '30s'],
    ['command', '6h'],
  ] as const) {
    const db = await openDatabase({ url, connections: 1, deadline });
    expect((await sql`show statement_timeout`.execute(db.read())).rows).toEqual([{ statement_timeout: kept }]);
    await db.close();
  }
});

test('a statement that takes longer than a request may is cancelled; an export is given its time, and nobody after it', async ({
  house,
}) => {
  const db = await openDatabase({
    url: String(house.db.pool.options.connectionString),
    connections: 1,
    shorter: { statement_timeout: 100 },
  });
  const slowly = () => sql`select pg_sleep(0.4)`.execute(db.read());
  await expect(slowly()).rejects.toThrow('statement timeout');
  await db.patiently('export', slowly);
  await expect(slowly()).rejects.toThrow('statement timeout');
  await db.close();
});
