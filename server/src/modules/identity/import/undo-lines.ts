import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';
import { noPassword } from '../passwords.ts';
import { standing } from './applied-state.ts';
import type { OfImport } from './import-rows.ts';

/**
 * Takes back what these lines wrote, and nothing else: who came in goes, who was changed is as before. Whoever was changed since, has come in, or is named anywhere else
 * stays as they are, and their line says so. Throws the database's fault where somebody else holds on to one of them; the caller tries fewer lines then.
 */
export async function undoLines(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await hold(tx, of, lines);
  await keepChanged(tx, of, lines);
  await takeGroupsAway(tx, of, lines);
  await removeNew(tx, of, lines);
  const changed = await restoreKnown(tx, of, lines);
  for (let start = 0; start < changed.length; start += 500) await sortIntoGroups(tx, of, changed.slice(start, start + 500));
  await sql`
    update identity.people_import_line as l set is_undone = true
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)}`.execute(tx);
}

/** Lines that can be taken back as far as is known, as a condition on `l`. */
const meant = ({ tenantId, importId }: OfImport, lines: readonly number[]) => sql<boolean>`
  l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line = any (${[...lines]}::integer[]) and l.is_applied and not l.is_undone and l.refusal is null`;

async function hold(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await sql`
    select m.id from identity.member as m join identity.person as p on p.id = m.person_id join identity.people_import_line as l on l.tenant_id = m.tenant_id and l.member_id = m.id
    where m.tenant_id = ${of.tenantId} and ${meant(of, lines)}
    order by m.id for update of m, p`.execute(tx);
}

/** Whoever chose a password or logged in is nobody's to take away. */
async function keepChanged(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await sql`
    update identity.people_import_line as l set refusal = 'changed_since'
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and not exists (
      select from identity.member as m join identity.person as p on p.id = m.person_id
      where m.tenant_id = ${of.tenantId} and m.id = l.member_id and ${standing} = l.became
        and (l.verdict = 'changes' or (p.password_hash = ${noPassword} and m.last_seen_at is null))
    )`.execute(tx);
}

async function takeGroupsAway(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await sql`
    delete from identity.member_in_group as i using identity.people_import_line as l
    where i.tenant_id = ${of.tenantId} and ${meant(of, lines)} and i.member_id = l.member_id
      and (i.group_id = any (l.added_group_ids) or (l.verdict = 'new' and i.by_rule)) and l.tenant_id = i.tenant_id`.execute(tx);
  await sql`
    delete from identity.member_tag as i using identity.people_import_line as l
    where i.tenant_id = ${of.tenantId} and ${meant(of, lines)} and i.member_id = l.member_id and i.tag_id = any (l.added_tag_ids) and l.tenant_id = i.tenant_id`.execute(
    tx,
  );
}

async function removeNew(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await sql`
    delete from identity.member as m using identity.people_import_line as l
    where m.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and m.id = l.member_id and l.tenant_id = m.tenant_id`.execute(
    tx,
  );
  await sql`
    delete from identity.person as p using identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and p.id = l.person_id`.execute(tx);
}

/** The version too: whoever opened the form before the import may save it as if there had been none. */
async function restoreKnown(tx: Tx, of: OfImport, lines: readonly number[]): Promise<string[]> {
  await sql`
    update identity.person as p
    set version = (l.was ->> 'version')::integer, full_name = l.was ->> 'full_name', last_name = l.was ->> 'last_name', email = l.was ->> 'email',
      document_kind = l.was ->> 'document_kind', document = l.was ->> 'document', phone = l.was ->> 'phone', birthday = (l.was ->> 'birthday')::date,
      gender = l.was ->> 'gender', country = l.was ->> 'country', city = l.was ->> 'city', language_id = (l.was ->> 'language_id')::integer
    from identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and p.id = l.person_id`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update identity.member as m
    set roles = array(select jsonb_array_elements_text(l.was -> 'roles')), program_role = l.was ->> 'program_role', status = l.was ->> 'status'
    from identity.people_import_line as l
    where m.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and m.id = l.member_id and l.tenant_id = m.tenant_id
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of a single line whose rows somebody else holds on to. */
export async function keepLine(tx: Tx, { tenantId, importId }: OfImport, line: number): Promise<void> {
  await tx
    .updateTable('identity.people_import_line')
    .set({ refusal: 'changed_since' })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}
