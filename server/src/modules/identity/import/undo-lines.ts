import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';
import { hasComeIn, isEdited } from './applied-state.ts';
import type { OfImport } from './import-rows.ts';

/**
 * Takes back what these lines wrote, and nothing else: who came in goes, whatever was done to many of them since; who was changed is as before, but for the fields that changed again since. Whoever came in
 * and was edited, has chosen a password, logged in or is named anywhere else stays as they are, and their line says so. Throws the database's fault where somebody else holds on to one of them; the caller tries fewer lines then.
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
      where m.tenant_id = ${of.tenantId} and m.id = l.member_id and (l.verdict = 'changes' or (not ${isEdited} and not ${hasComeIn}))
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
  // A change of many gave some of them groups and tags: those go with them.
  await sql`
    delete from identity.member_in_group as i using identity.people_import_line as l, identity.bulk_member as b, identity.bulk_change as c
    where i.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and i.member_id = l.member_id and l.tenant_id = i.tenant_id
      and b.tenant_id = i.tenant_id and b.member_id = i.member_id and b.outcome = 'done'
      and c.tenant_id = b.tenant_id and c.id = b.bulk_id and c.action ->> 'do' = 'add_group' and c.action ->> 'id' = i.group_id::text`.execute(
    tx,
  );
  await sql`
    delete from identity.member_tag as i using identity.people_import_line as l, identity.bulk_member as b, identity.bulk_change as c
    where i.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and i.member_id = l.member_id and l.tenant_id = i.tenant_id
      and b.tenant_id = i.tenant_id and b.member_id = i.member_id and b.outcome = 'done'
      and c.tenant_id = b.tenant_id and c.id = b.bulk_id and c.action ->> 'do' = 'add_tag' and c.action ->> 'id' = i.tag_id::text`.execute(
    tx,
  );
  await sql`
    delete from identity.member as m using identity.people_import_line as l
    where m.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and m.id = l.member_id and l.tenant_id = m.tenant_id`.execute(
    tx,
  );
  await sql`
    delete from identity.address as a using identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and a.person_id = l.person_id and a.id = l.new_person_id`.execute(
    tx,
  );
  await sql`
    delete from identity.person as p using identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new' and p.id = l.person_id`.execute(tx);
}

/**
 * Each field by itself: one that changed again since stays. The version too, where nothing else happened: whoever opened the form before the import may save it as if there had been none.
 */
async function restoreKnown(tx: Tx, of: OfImport, lines: readonly number[]): Promise<string[]> {
  await sql`
    update identity.person as p
    set version = case when p.version = (l.became ->> 'version')::integer then (l.was ->> 'version')::integer else p.version + 1 end,
      full_name = ${back(sql`p.full_name`, 'full_name', sql`text`)}, last_name = ${back(sql`p.last_name`, 'last_name', sql`text`)}, email = ${back(sql`p.email`, 'email', sql`text`)},
      document_kind = ${back(sql`p.document_kind`, 'document_kind', sql`text`)}, document = ${back(sql`p.document`, 'document', sql`text`)}, phone = ${back(sql`p.phone`, 'phone', sql`text`)},
      birthday = ${back(sql`p.birthday`, 'birthday', sql`date`)}, gender = ${back(sql`p.gender`, 'gender', sql`text`)}, country = ${back(sql`p.country`, 'country', sql`text`)},
      city = ${back(sql`p.city`, 'city', sql`text`)}, language_id = ${back(sql`p.language_id`, 'language_id', sql`integer`)}
    from identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and p.id = l.person_id`.execute(tx);
  // An address that the import made goes with what it said; another one has the state again that it had.
  await sql`
    delete from identity.address as a using identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and a.person_id = l.person_id and a.id = l.new_person_id
      and a.state = l.became ->> 'state' and a.zip_code || a.street || a.street_number || a.complement || a.neighborhood = ''`.execute(tx);
  await sql`
    update identity.address as a set state = l.was ->> 'state' from identity.people_import_line as l
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and a.person_id = l.person_id and a.is_main
      and a.state = l.became ->> 'state' and l.was ->> 'state' <> l.became ->> 'state'`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update identity.member as m
    set roles = case when to_jsonb(m.roles) = l.became -> 'roles' then array(select jsonb_array_elements_text(l.was -> 'roles')) else m.roles end,
      program_role = ${back(sql`m.program_role`, 'program_role', sql`text`)}, status = ${back(sql`m.status`, 'status', sql`text`)}, branch = ${back(sql`m.branch`, 'branch', sql`text`)}
    from identity.people_import_line as l
    where m.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'changes' and m.id = l.member_id and l.tenant_id = m.tenant_id
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What stood in a column before the import, where what the import wrote still stands there. */
const back = (now: RawBuilder<unknown>, column: string, kind: RawBuilder<unknown>) =>
  sql`case when coalesce(to_jsonb(${now}), 'null') = l.became -> ${sql.lit(column)} then (l.was ->> ${sql.lit(column)})::${kind} else ${now} end`;

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
