import type { Tx } from '../../platform/database/index.ts';

type Told = { tenantId: string; memberId: string };

/** What these members were told of a cause is in their inbox no more, and no letter that waits carries it. What was done with it stays known. */
export async function takeBackNotices(
  tx: Tx,
  { tenantId }: Pick<Told, 'tenantId'>,
  { memberIds, cause }: { memberIds: readonly string[]; cause: string },
): Promise<void> {
  if (memberIds.length === 0) return;
  const theirs = () =>
    tx.updateTable('notices.notice').where('tenant_id', '=', tenantId).where('member_id', 'in', memberIds).where('cause', '=', cause);
  await theirs().set({ is_shown: false }).execute();
  await theirs().set({ mail_at: null }).where('letter_id', 'is', null).execute();
}

/** The member saw what this notice tells about, by another way than the inbox. */
export async function markRead(tx: Tx, { tenantId, memberId }: Told, { cause, now }: { cause: string; now: string }): Promise<void> {
  await tx
    .updateTable('notices.notice')
    .set({ read_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('cause', '=', cause)
    .where('read_at', 'is', null)
    .execute();
}
