import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { holdMembersOf, removeMany, restoreMany, sortIntoGroups, takeFromGroups, takeTags } from '../../identity/index.ts';
import { hasComeIn, isEdited } from './applied-state.ts';
import type { OfImport } from './import-rows.ts';

/**
 * Takes back what these lines wrote, and nothing else: who came in goes, whatever was done to many of them since; who was changed is as before, but for the fields that changed again since. Whoever came in
 * and was edited, has chosen a password, logged in or is named anywhere else stays as they are, and their line says so. Throws the database's fault where somebody else holds on to one of them; the caller tries fewer lines then.
 */
export async function undoLines(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await holdMembersOf(tx, of, linesOf(of, lines));
  await keepChanged(tx, of, lines);
  await takeGroupsAway(tx, of, lines);
  await removeNew(tx, of, lines);
  const changed = await restoreMany(tx, of, linesOf(of, lines, 'changes'));
  for (let start = 0; start < changed.length; start += 500) await sortIntoGroups(tx, of, changed.slice(start, start + 500));
  await sql`
    update people.people_import_line as l set is_undone = true
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)}`.execute(tx);
}

/** Lines that can be taken back as far as is known, as a condition on `l`. */
const meant = ({ tenantId, importId }: OfImport, lines: readonly number[]) => sql<boolean>`
  l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line = any (${[...lines]}::integer[]) and l.is_applied and not l.is_undone and l.refusal is null`;

/** Those lines, for who writes to persons and members. */
const linesOf = (of: OfImport, lines: readonly number[], verdict?: 'new' | 'changes') => sql`
  select l.* from people.people_import_line as l where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} ${verdict ? sql`and l.verdict = ${verdict}` : sql``}`;

/** Whoever chose a password or logged in is nobody's to take away. */
async function keepChanged(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await sql`
    update people.people_import_line as l set refusal = 'changed_since'
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and not exists (
      select from identity.member as m join identity.person as p on p.id = m.person_id
      where m.tenant_id = ${of.tenantId} and m.id = l.member_id and (l.verdict = 'changes' or (not ${isEdited} and not ${hasComeIn}))
    )`.execute(tx);
}

async function takeGroupsAway(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  await takeFromGroups(
    tx,
    of,
    sql`select l.member_id, added.id as group_id from people.people_import_line as l cross join unnest(l.added_group_ids) as added (id) where l.tenant_id = ${of.tenantId} and ${meant(of, lines)}`,
  );
  await takeTags(
    tx,
    of,
    sql`select l.member_id, added.id as tag_id from people.people_import_line as l cross join unnest(l.added_tag_ids) as added (id) where l.tenant_id = ${of.tenantId} and ${meant(of, lines)}`,
  );
}

/** A change of many gave some of them groups and tags: those go with them. */
async function removeNew(tx: Tx, of: OfImport, lines: readonly number[]): Promise<void> {
  const given = (what: 'group' | 'tag') => sql`
    select b.member_id, (c.action ->> 'id')::uuid as ${sql.ref(`${what}_id`)}
    from people.people_import_line as l
    join people.bulk_member as b on b.tenant_id = l.tenant_id and b.member_id = l.member_id and b.outcome = 'done'
    join people.bulk_change as c on c.tenant_id = b.tenant_id and c.id = b.bulk_id and c.action ->> 'do' = ${`add_${what}`}
    where l.tenant_id = ${of.tenantId} and ${meant(of, lines)} and l.verdict = 'new'`;
  await takeFromGroups(tx, of, given('group'));
  await takeTags(tx, of, given('tag'));
  await removeMany(tx, of, linesOf(of, lines, 'new'));
}

/** Of a single line whose rows somebody else holds on to. */
export async function keepLine(tx: Tx, { tenantId, importId }: OfImport, line: number): Promise<void> {
  await tx
    .updateTable('people.people_import_line')
    .set({ refusal: 'changed_since' })
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}
