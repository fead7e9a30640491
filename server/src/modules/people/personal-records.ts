import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Departing, Membership, PersonalRecords } from '../privacy/index.ts';

/** What changes of many did to somebody, and lines of spreadsheets that are about them (PRO-03, PRO-05). */
export const peopleRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: (who) => tellOf(db.write(), who),
  erase: (who) => db.transaction((tx) => eraseImportedLines(tx, who)),
});

const tellOf = (db: Reader, who: Membership) => ({
  'people.bulk_member': db
    .selectFrom('people.bulk_member as m')
    .innerJoin('people.bulk_change as b', (join) => join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.id', '=', 'm.bulk_id'))
    .select(['b.asked_at', 'b.action', 'm.verdict', 'm.outcome'])
    .where('m.tenant_id', '=', who.tenantId)
    .where('m.member_id', '=', who.memberId)
    .orderBy('m.bulk_id'),
  'people.people_import_line': importedLines(db, who),
});

/** Lines of sheets that are about them: those that leaving empties (`eraseImportedLines`). */
const importedLines = (db: Reader, { tenantId, memberId, personId }: Membership) =>
  db
    .selectFrom('people.people_import_line as l')
    .innerJoin('identity.person as p', (join) => join.on('p.id', '=', personId))
    .select(['l.line', 'l.cells', 'l.verdict', 'l.was', 'l.became', 'l.is_applied'])
    .where('l.tenant_id', '=', tenantId)
    .where((row) =>
      row.or([
        row('l.member_id', '=', memberId),
        row('l.new_member_id', '=', memberId),
        row('l.person_id', '=', personId),
        row(sql`lower(l.user_name)`, '=', sql`lower(p.user_name)`),
        row(sql`lower(l.email)`, '=', sql`lower(p.email)`),
        row('l.document', '=', row.ref('p.document')),
      ]),
    )
    .orderBy('l.import_id')
    .orderBy('l.line');

const nothingSaid = {
  user_name: null,
  name_document: null,
  email: null,
  full_name: null,
  last_name: null,
  document_kind: null,
  document: null,
  phone: null,
  birthday: null,
  gender: null,
  country: null,
  city: null,
  state: null,
  branch: null,
} as const;

/** Lines of sheets that were about them, also those that were refused: known by whom they were matched with, and by the names that open an account. One that was applied is not taken back any more. */
async function eraseImportedLines(tx: Tx, { tenantId, memberId, personId }: Departing): Promise<void> {
  const person = await tx
    .selectFrom('identity.person')
    .select(['user_name', 'email', 'document'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('people.people_import_line')
    .set({ ...nothingSaid, cells: [], was: null, became: null, is_applied: false })
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row.or([
        row('member_id', '=', memberId),
        row('new_member_id', '=', memberId),
        row('person_id', '=', personId),
        row(sql`lower(user_name)`, '=', person.user_name.toLowerCase()),
        row(sql`lower(email)`, '=', person.email.toLowerCase()),
        ...(person.document === null ? [] : [row('document', '=', person.document)]),
      ]),
    )
    .execute();
}
