import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

type Who = { tenantId: string; personId: string; memberId: string };

const nothingGiven = { company: '', brand: '', branch: '', retailer: '', store_nickname: '', gmin_number: '', cadv_code: '' } as const;

/** What somebody was in one client: their place in groups and under tags, what they told of their work, and what was written about their registration. */
export async function eraseMember(tx: Tx, { tenantId, memberId, personId }: Who): Promise<void> {
  await eraseImportedLines(tx, { tenantId, memberId, personId });
  await tx.deleteFrom('identity.member_in_group').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  await tx.deleteFrom('identity.accepted_text').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  await tx.deleteFrom('identity.member_tag').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  await tx.deleteFrom('identity.member_role').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  await tx
    .updateTable('identity.registration')
    .set({ note: '' })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('identity.member')
    .set({ ...nothingGiven, roles: ['learner'], status: 'blocked', avatar_file_id: null, last_seen_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .execute();
}

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
async function eraseImportedLines(tx: Tx, { tenantId, memberId, personId }: Who): Promise<void> {
  const person = await tx
    .selectFrom('identity.person')
    .select(['user_name', 'email', 'document'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('identity.people_import_line')
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
