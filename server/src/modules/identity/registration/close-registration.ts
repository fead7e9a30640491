import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Writes down how a registration that waits was decided, the member's status in the program with it, and lets the person be told by mail. One
 * conditional update: of two who decide at once one wins. False when nothing waited.
 */
export async function closeRegistration(
  { clock, publish }: Pick<Platform, 'clock' | 'publish'>,
  tx: Tx,
  actor: Actor,
  { memberId, isApproved, note }: { memberId: string; isApproved: boolean; note: string },
): Promise<boolean> {
  const closed = await tx
    .updateTable('identity.registration')
    .set({ status: isApproved ? 'approved' : 'refused', decided_at: clock.now(), decided_by: actor.memberId, note })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!closed) return false;
  await tx
    .updateTable('identity.member')
    .set({ status: isApproved ? 'approved' : 'blocked' })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', memberId)
    .execute();
  await publish(tx, {
    event: 'identity.registration_decided',
    tenantId: actor.tenantId,
    payload: { memberId, registrationId: closed.id, isApproved, note },
  });
  return true;
}
