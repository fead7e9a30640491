import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { TenantForgotten } from './index.ts';

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

test('ADM-09 the trail only grows, for the app’s role', async ({ house }) => {
  await expect(sql`delete from platform.audit_entry`.execute(house.db.write())).rejects.toThrow('permission denied');
});
