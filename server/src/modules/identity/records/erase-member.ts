import type { Tx } from '../../../platform/database/index.ts';

type Who = { tenantId: string; memberId: string };

const nothingGiven = { company: '', brand: '', branch: '', retailer: '', store_nickname: '', gmin_number: '', cadv_code: '' } as const;

/** What somebody was in one client: their place in groups and under tags, what they told of their work, and what was written about their registration. */
export async function eraseMember(tx: Tx, { tenantId, memberId }: Who): Promise<void> {
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
