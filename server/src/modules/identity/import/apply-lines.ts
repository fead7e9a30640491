import { documentKindOf } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';
import { noPassword } from '../passwords.ts';
import { status } from './applied-state.ts';
import type { Importer } from './importer.ts';
import type { OfImport } from './import-rows.ts';
import { judgeLines, type Range } from './judge-lines.ts';

type Ask = Range & { now: string };

/**
 * Writes what the lines of this range say, as few statements as there are kinds of rows. They are judged once more first, with the members held whom they change: the dry run may
 * be a day old. People who come in have no password and use their first access (LOG-09). The rows of the members are held before.
 */
export async function applyLines(tx: Tx, of: OfImport, importer: Importer, { now, ...range }: Ask): Promise<void> {
  await judgeLines(tx, of, importer, range);
  await keepWhatWas(tx, of, range);
  await insertNew(tx, of, importer, { now, ...range });
  await updateKnown(tx, of, importer, range);
  await writeStates(tx, of, range);
  await addToGroups(tx, of, range);
  await giveTags(tx, of, range);
  await sortAll(tx, of, range);
  await keepWhatBecame(tx, of, range);
}

/** The lines that are written, as a condition on `l`. */
const written = ({ tenantId, importId }: OfImport, { after, until }: Range, verdict: 'new' | 'changes') => sql<boolean>`
  l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line > ${after} and l.line <= ${until} and l.verdict = ${verdict} and not l.is_applied`;
const anyWritten = (of: OfImport, range: Range) => sql<boolean>`(${written(of, range, 'new')} or ${written(of, range, 'changes')})`;

async function keepWhatWas(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update identity.people_import_line as l set was = (
      select ${status} from identity.member as m join identity.person as p on p.id = m.person_id where m.tenant_id = l.tenant_id and m.id = l.member_id
    )
    where ${written(of, range, 'changes')} and l.tenant_id = ${of.tenantId}`.execute(tx);
}

async function insertNew(tx: Tx, of: OfImport, { siteId, country, languageId }: Importer, { now, ...range }: Ask): Promise<void> {
  await sql`
    insert into identity.person (
      id, site_id, version, user_name, email, document_kind, document, full_name, last_name, phone, birthday, gender, country, city, language_id, status, password_hash,
      must_change_password, created_at
    )
    select l.new_person_id, ${siteId}::uuid, 1, l.user_name, l.email, coalesce(l.document_kind, ${documentKindOf(country)}), l.document, l.full_name, coalesce(l.last_name, ''),
      coalesce(l.phone, ''), l.birthday, coalesce(l.gender, 'not_told'), coalesce(l.country, ${country}), coalesce(l.city, ''), coalesce(l.language_id, ${languageId}::integer),
      'approved', ${noPassword}, false, ${now}::timestamptz
    from identity.people_import_line as l where ${written(of, range, 'new')} and l.tenant_id = ${of.tenantId}
    order by l.line`.execute(tx);
  await sql`
    insert into identity.member (tenant_id, id, person_id, roles, program_role, status, branch, created_at)
    select l.tenant_id, l.new_member_id, l.new_person_id, coalesce(l.roles, array['learner']), l.program_role, coalesce(l.program_status, 'approved'), coalesce(l.branch, ''), ${now}::timestamptz
    from identity.people_import_line as l where ${written(of, range, 'new')} and l.tenant_id = ${of.tenantId}
    order by l.line`.execute(tx);
  await sql`
    update identity.people_import_line as l set person_id = l.new_person_id, member_id = l.new_member_id
    where ${written(of, range, 'new')} and l.tenant_id = ${of.tenantId}`.execute(tx);
}

/** The version rises, so that a form which is open at this moment does not write the old over it. */
async function updateKnown(tx: Tx, of: OfImport, { siteId }: Importer, range: Range): Promise<void> {
  await sql`
    update identity.person as p
    set version = p.version + 1, full_name = coalesce(l.full_name, p.full_name), last_name = coalesce(l.last_name, p.last_name), email = coalesce(l.email, p.email),
      document_kind = coalesce(l.document_kind, p.document_kind), document = coalesce(l.document, p.document), phone = coalesce(l.phone, p.phone),
      birthday = coalesce(l.birthday, p.birthday), gender = coalesce(l.gender, p.gender), country = coalesce(l.country, p.country), city = coalesce(l.city, p.city),
      language_id = coalesce(l.language_id, p.language_id)
    from identity.people_import_line as l
    where p.site_id = ${siteId} and p.id = l.person_id and ${written(of, range, 'changes')} and l.tenant_id = ${of.tenantId}`.execute(tx);
  await sql`
    update identity.member as m
    set roles = coalesce(l.roles, m.roles), program_role = coalesce(l.program_role, m.program_role), status = coalesce(l.program_status, m.status), branch = coalesce(l.branch, m.branch)
    from identity.people_import_line as l
    where m.tenant_id = ${of.tenantId} and m.id = l.member_id and ${written(of, range, 'changes')} and l.tenant_id = m.tenant_id`.execute(
    tx,
  );
}

/** The state of the main address; somebody without an address gets one that says no more. */
async function writeStates(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update identity.address as a set state = l.state from identity.people_import_line as l
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.state is not null and a.person_id = l.person_id and a.is_main and a.state <> l.state`.execute(
    tx,
  );
  await sql`
    insert into identity.address (person_id, id, position, is_main, zip_code, street, street_number, complement, neighborhood, city, state, country)
    select p.id, l.new_person_id, 0, true, '', '', '', '', '', p.city, l.state, p.country
    from identity.people_import_line as l join identity.person as p on p.id = l.person_id
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.state is not null
      and not exists (select from identity.address as a where a.person_id = p.id and a.is_main)
    order by l.line`.execute(tx);
}

/** Nobody is taken out of a group; which ones this import put somebody into is kept, for it takes them out of no other. */
async function addToGroups(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update identity.people_import_line as l set added_group_ids = array(
      select g.id from identity.member_group as g
      where g.tenant_id = l.tenant_id and g.id = any (l.group_ids)
        and not exists (select from identity.member_in_group as i where i.tenant_id = g.tenant_id and i.member_id = l.member_id and i.group_id = g.id)
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.group_ids is not null`.execute(tx);
  await sql`
    insert into identity.member_in_group (tenant_id, member_id, group_id)
    select l.tenant_id, l.member_id, added.id from identity.people_import_line as l cross join unnest(l.added_group_ids) as added (id)
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId}
    on conflict do nothing`.execute(tx);
}

async function giveTags(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update identity.people_import_line as l set added_tag_ids = array(
      select g.id from identity.tag as g
      where g.tenant_id = l.tenant_id and g.id = any (l.tag_ids)
        and not exists (select from identity.member_tag as i where i.tenant_id = g.tenant_id and i.member_id = l.member_id and i.tag_id = g.id)
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.tag_ids is not null`.execute(tx);
  await sql`
    insert into identity.member_tag (tenant_id, member_id, tag_id)
    select l.tenant_id, l.member_id, added.id from identity.people_import_line as l cross join unnest(l.added_tag_ids) as added (id)
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId}
    on conflict do nothing`.execute(tx);
}

const sortedAtOnce = 500;

async function sortAll(tx: Tx, of: OfImport, range: Range): Promise<void> {
  const { rows } = await sql<{ member_id: string }>`
    select l.member_id from identity.people_import_line as l
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} order by l.line`.execute(tx);
  for (let start = 0; start < rows.length; start += sortedAtOnce) {
    await sortIntoGroups(
      tx,
      of,
      rows.slice(start, start + sortedAtOnce).map(({ member_id }) => member_id),
    );
  }
}

async function keepWhatBecame(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update identity.people_import_line as l set is_applied = true, became = (
      select ${status} from identity.member as m join identity.person as p on p.id = m.person_id where m.tenant_id = l.tenant_id and m.id = l.member_id
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId}`.execute(tx);
}
