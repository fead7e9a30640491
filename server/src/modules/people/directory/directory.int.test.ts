import { personStatuses } from '@vitrine/domain/identity';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, someLabels } from '../../identity/testing.ts';

/** What the directory says of these clients, and what it would say if it were made anew. */
async function bothSides({ db }: House, tenants: readonly string[]) {
  const kept = await sql`select * from people.directory where tenant_id = any(${tenants}::uuid[]) order by member_id`.execute(db.write());
  const made = await sql`
    select d.* from (select array_agg(tenant_id) as tenants, array_agg(id) as members from identity.member where tenant_id = any(${tenants}::uuid[])) as all_of_them,
      lateral people.directory_of(all_of_them.tenants, all_of_them.members) as d where d.tenant_id = any(${tenants}::uuid[]) order by member_id`.execute(
    db.write(),
  );
  return { kept: kept.rows, made: made.rows };
}

test('ADM-02 the directory says what members, persons, groups and tags say, after any changes in any order', async ({ house }) => {
  const first = await aPerson(house.platform, { fullName: 'Ana Melo', country: 'CL' });
  const { tenantId } = first;
  const other = await aClient(house.platform, { siteId: first.siteId });
  const people = [first];
  for (let at = 0; at < 5; at += 1) people.push(await aPerson(house.platform, { tenantId }));
  const inBoth = await aPerson(house.platform, { tenantId: other.tenantId, personId: first.personId });
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL'] } },
    groups: { a: { 'pt-BR': 'A' }, b: { 'pt-BR': 'B' } },
    groupLabel: { 'pt-BR': 'R' },
    tags: { x: { 'pt-BR': 'X' }, y: { 'pt-BR': 'Y' } },
  });
  const [groupIds, tagIds] = [[...labels.groups.values()], [...labels.tags.values()]];
  const db = house.db.write();
  const some = fc.subarray(people, { minLength: 1 });
  const ids = (chosen: typeof people) => chosen.map(({ memberId }) => memberId);
  const change = fc.oneof(
    fc.record({ on: some, to: fc.constantFrom(...personStatuses) }).map(
      ({ on, to }) =>
        () =>
          db
            .updateTable('identity.person')
            .set({ status: to })
            .where(
              'id',
              'in',
              on.map(({ personId }) => personId),
            )
            .execute(),
    ),
    fc.record({ on: some, to: fc.constantFrom('Zé Ünico', 'Ána  Lua', 'bia') }).map(
      ({ on, to }) =>
        () =>
          db
            .updateTable('identity.person')
            .set({ full_name: to, city: `${to} city` })
            .where(
              'id',
              'in',
              on.map(({ personId }) => personId),
            )
            .execute(),
    ),
    fc.record({ on: some, to: fc.constantFrom('BR', 'CL', 'CA') }).map(
      ({ on, to }) =>
        () =>
          db
            .updateTable('identity.person')
            .set({ country: to })
            .where(
              'id',
              'in',
              on.map(({ personId }) => personId),
            )
            .execute(),
    ),
    fc
      .record({
        on: some,
        to: fc.subarray(['learner', 'auditor', 'moderator'], { minLength: 1 }),
        status: fc.constantFrom(...personStatuses),
      })
      .map(
        ({ on, to, status }) =>
          () =>
            db
              .updateTable('identity.member')
              .set({ roles: to, status })
              .where('tenant_id', '=', tenantId)
              .where('id', 'in', ids(on))
              .execute(),
      ),
    fc.record({ on: some, id: fc.constantFrom(...groupIds) }).map(
      ({ on, id }) =>
        () =>
          db
            .insertInto('identity.member_in_group')
            .values(ids(on).map((member_id) => ({ tenant_id: tenantId, member_id, group_id: id })))
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
    ),
    fc.record({ on: some, id: fc.constantFrom(...groupIds) }).map(
      ({ on, id }) =>
        () =>
          db
            .deleteFrom('identity.member_in_group')
            .where('tenant_id', '=', tenantId)
            .where('group_id', '=', id)
            .where('member_id', 'in', ids(on))
            .execute(),
    ),
    fc.record({ on: some, id: fc.constantFrom(...tagIds) }).map(
      ({ on, id }) =>
        () =>
          db
            .insertInto('identity.member_tag')
            .values(ids(on).map((member_id) => ({ tenant_id: tenantId, member_id, tag_id: id })))
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
    ),
    fc.record({ on: some, id: fc.constantFrom(...tagIds) }).map(
      ({ on, id }) =>
        () =>
          db
            .deleteFrom('identity.member_tag')
            .where('tenant_id', '=', tenantId)
            .where('tag_id', '=', id)
            .where('member_id', 'in', ids(on))
            .execute(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const make of changes) await make();
      const { kept, made } = await bothSides(house, [tenantId, other.tenantId]);
      expect(kept).toEqual(made);
      expect(kept).toHaveLength(7);
    }),
    { numRuns: 40 },
  );
  await db.deleteFrom('identity.token').where('member_id', '=', inBoth.memberId).execute();
  await db.deleteFrom('identity.member').where('tenant_id', '=', other.tenantId).where('id', '=', inBoth.memberId).execute();
  const { kept, made } = await bothSides(house, [tenantId, other.tenantId]);
  expect([kept.length, kept]).toEqual([6, made]);
}, 60_000);

test('ADM-02 of two who change one member at the same moment, the directory keeps both changes', async ({ house }) => {
  const { tenantId, memberId: member_id } = await aPerson(house.platform);
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL'] } },
    groups: { a: { 'pt-BR': 'A' } },
    groupLabel: { 'pt-BR': 'R' },
    tags: { x: { 'pt-BR': 'X' } },
  });
  const [group_id = ''] = labels.groups.values();
  const [tag_id = ''] = labels.tags.values();
  let second: Promise<unknown> = Promise.resolve();
  await house.db
    .write()
    .connection()
    .execute(async (one) => {
      await sql`begin`.execute(one);
      await one.insertInto('identity.member_in_group').values({ tenant_id: tenantId, member_id, group_id }).execute();
      second = house.db.write().insertInto('identity.member_tag').values({ tenant_id: tenantId, member_id, tag_id }).execute();
      // Until the second one waits for the first: only then they are at the same moment.
      for (;;) {
        const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(one);
        if (rows.length > 0) break;
      }
      await sql`commit`.execute(one);
    });
  await second;
  const { kept, made } = await bothSides(house, [tenantId]);
  expect(kept).toEqual(made);
  expect(kept).toMatchObject([{ facets: expect.arrayContaining([`group:${group_id}`, `tag:${tag_id}`]) }]);
});
