import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { addToGroupsAndTags, changeMany, enterMany, sortIntoGroups, stateOfMany } from '../../identity/index.ts';
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
  await changeMany(tx, importer, linesOf(of, written(of, range, 'changes')));
  await stateOfMany(tx, of, linesOf(of, anyWritten(of, range)));
  await addToGroups(tx, of, range);
  await sortAll(tx, of, range);
  await keepWhatBecame(tx, of, range);
}

/** The lines that are written, as a condition on `l`. */
const written = ({ tenantId, importId }: OfImport, { after, until }: Range, verdict: 'new' | 'changes') => sql<boolean>`
  l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line > ${after} and l.line <= ${until} and l.verdict = ${verdict} and not l.is_applied`;
/** Those lines, for who writes to persons and members. */
const linesOf = ({ tenantId }: OfImport, condition: RawBuilder<boolean>) =>
  sql`select l.* from people.people_import_line as l where l.tenant_id = ${tenantId} and ${condition}`;
const anyWritten = (of: OfImport, range: Range) => sql<boolean>`(${written(of, range, 'new')} or ${written(of, range, 'changes')})`;

async function keepWhatWas(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update people.people_import_line as l set was = (
      select ${status} from identity.member as m join identity.person as p on p.id = m.person_id where m.tenant_id = l.tenant_id and m.id = l.member_id
    )
    where ${written(of, range, 'changes')} and l.tenant_id = ${of.tenantId}`.execute(tx);
}

async function insertNew(tx: Tx, of: OfImport, importer: Importer, { now, ...range }: Ask): Promise<void> {
  await enterMany(tx, importer, { lines: linesOf(of, written(of, range, 'new')), now });
  await sql`
    update people.people_import_line as l set person_id = l.new_person_id, member_id = l.new_member_id
    where ${written(of, range, 'new')} and l.tenant_id = ${of.tenantId}`.execute(tx);
}

/** Which groups and tags this import gave is kept, for taking it back takes no other away. */
async function addToGroups(tx: Tx, of: OfImport, range: Range): Promise<void> {
  await sql`
    update people.people_import_line as l set added_group_ids = array(
      select g.id from identity.member_group as g
      where g.tenant_id = l.tenant_id and g.id = any (l.group_ids)
        and not exists (select from identity.member_in_group as i where i.tenant_id = g.tenant_id and i.member_id = l.member_id and i.group_id = g.id)
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.group_ids is not null`.execute(tx);
  await sql`
    update people.people_import_line as l set added_tag_ids = array(
      select g.id from identity.tag as g
      where g.tenant_id = l.tenant_id and g.id = any (l.tag_ids)
        and not exists (select from identity.member_tag as i where i.tenant_id = g.tenant_id and i.member_id = l.member_id and i.tag_id = g.id)
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId} and l.tag_ids is not null`.execute(tx);
  await addToGroupsAndTags(tx, of, linesOf(of, anyWritten(of, range)));
}

const sortedAtOnce = 500;

async function sortAll(tx: Tx, of: OfImport, range: Range): Promise<void> {
  const { rows } = await sql<{ member_id: string }>`
    select l.member_id from people.people_import_line as l
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
    update people.people_import_line as l set is_applied = true, became = (
      select ${status} from identity.member as m join identity.person as p on p.id = m.person_id where m.tenant_id = l.tenant_id and m.id = l.member_id
    )
    where ${anyWritten(of, range)} and l.tenant_id = ${of.tenantId}`.execute(tx);
}
