/** Tables that were moved into rooms of their own (decision 046), in a database that was filled before. */
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './platform/database/migrate.ts';
import { createDatabase } from './platform/postgres/index.ts';

const folder = new URL('../migrations/', import.meta.url);
const firstMove = '202611251610_privacy_schema.sql';
const name = `filled_${randomUUID().replaceAll('-', '')}`;
const [site, tenant, person, member, other, otherMember, thing] = Array.from({ length: 7 }, () => randomUUID());
let ownerUrl: string;

async function within<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const asked = (...[text, values]: [string, unknown[]?]) =>
  within(ownerUrl, async (client) => (await client.query<Record<string, unknown>>(text, values)).rows);

beforeEach(async () => {
  const { superUrl, ownerUrl: prefix } = inject('postgres');
  ownerUrl = `${prefix}${name}`;
  await within(superUrl, (client) => createDatabase(client, name));
  await within(ownerUrl, async (client) => {
    await client.query(getConstructionPlans('pgboss'));
    await client.query(
      'create table public.migration (file text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file < firstMove).toSorted();
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8');
      await client.query(text);
      await client.query('insert into public.migration (file, hash) values ($1, $2)', [
        file,
        createHash('sha256').update(text).digest('hex'),
      ]);
    }
  });
});
afterEach(() => within(inject('postgres').superUrl, (client) => client.query(`drop database if exists ${name} with (force)`)));

const aPerson = (id: string | undefined, of: string | undefined, fullName: string) => `
  insert into identity.person (id, site_id, version, user_name, email, document_kind, full_name, phone, gender, country, city, language_id, status, password_hash, must_change_password, created_at)
  values ('${id}', '${site}', 1, '${fullName}', '${fullName}@exemplo.test', 'other', '${fullName}', '', 'not_told', 'BR', 'Recife', 1, 'approved', '', false, now());
  insert into identity.member (tenant_id, id, person_id, roles, status, created_at) values ('${tenant}', '${of}', '${id}', '{learner}', 'approved', now());`;

/** One row in each table that moves, as the version before wrote them. */
const filled = `
  insert into tenancy.site (id, name, main_host, version, configuration, theme, created_at) values ('${site}', 'Site', 'filled.localhost', 1, '{}', '', now());
  insert into tenancy.host (host, site_id) values ('filled.localhost', '${site}');
  insert into tenancy.tenant (id, site_id, version, slug, name, program, home_route, group_training_use_score, modules, time_zone, created_at)
  values ('${tenant}', '${site}', 1, 'marca', 'Marca', '{}', '/home', true, '{}', 'America/Recife', now());
  ${aPerson(person, member, 'ana')}
  insert into identity.copy (person_id, site_id, id, tenant_id, member_id, asked_at) values ('${person}', '${site}', '${thing}', '${tenant}', '${member}', now());
  insert into identity.people_import (tenant_id, id, file_id, file_name, file_hash, format, state, encoding, delimiter, header, columns, samples, member_id, created_at, changed_at)
  values ('${tenant}', '${thing}', '${thing}', 'gente.csv', 'x', 'csv', 'applied', 'utf-8', ';', '{}', '{}', '[]', '${member}', now(), now());
  insert into identity.people_import_line (tenant_id, import_id, line, cells, new_person_id, new_member_id) values ('${tenant}', '${thing}', 1, '{ana}', '${thing}', '${thing}');
  insert into identity.bulk_change (tenant_id, id, asked_by, action, state, asked_at) values ('${tenant}', '${thing}', '${member}', '{"do": "block"}', 'done', now());
  insert into identity.bulk_member (tenant_id, bulk_id, member_id, verdict) values ('${tenant}', '${thing}', '${member}', 'changes');`;

const moved = [
  'privacy.copy',
  'people.people_import',
  'people.people_import_line',
  'people.bulk_change',
  'people.bulk_member',
  'people.directory',
];

test('ADM-02 PRO-05 rows that were there before stand in their new rooms with their keys, and the directory goes on being kept', async () => {
  await asked(`begin; ${filled} commit`);
  const before = await asked('select * from identity.directory');
  expect(before).toHaveLength(1);
  await migrate(ownerUrl);
  for (const table of moved)
    expect([table, await asked(`select * from ${table} where tenant_id = $1`, [tenant])]).toEqual([table, [expect.anything()]]);
  expect(await asked('select * from people.directory')).toEqual(before);
  await expect(asked(`delete from identity.member where id = $1`, [member])).rejects.toMatchObject({ code: '23503' }); // their keys hold as before
  expect(await asked(`select to_regclass('identity.copy') as copy, to_regclass('identity.directory') as directory`)).toEqual([
    { copy: null, directory: null },
  ]);

  // Somebody who comes in afterwards, is renamed, and goes.
  const sortNames = async () =>
    (await asked('select sort_name from people.directory order by sort_name')).map(({ sort_name }) => sort_name);
  await asked(aPerson(other, otherMember, 'bia'));
  expect(await sortNames()).toEqual(['ana', 'bia']);
  await asked(`update identity.person set full_name = 'Clara' where id = $1`, [other]);
  expect(await sortNames()).toEqual(['ana', 'clara']);
  await asked(`delete from identity.member where id = $1`, [otherMember]);
  expect(await sortNames()).toEqual(['ana']);
});
