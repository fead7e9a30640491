import type { RegistrationReason, RegistrationStatus } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';

type Closing = {
  memberId: string;
  isApproved: boolean;
  /** What it may be now, so that it is decided. */
  from: readonly RegistrationStatus[];
  reason: RegistrationReason | null;
  note: string;
};

/**
 * Writes down how a registration was decided, the member's status in the program with it, and lets the person be told by mail. One
 * conditional update: of two who decide at once one wins. False when there was nothing to decide.
 */
export async function closeRegistration(
  { clock, publish }: Pick<Platform, 'clock' | 'publish'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { memberId, isApproved, from, reason, note }: Closing,
): Promise<boolean> {
  const closed = await tx
    .updateTable('identity.registration')
    .set({ status: isApproved ? 'approved' : 'refused', decided_at: clock.now(), decided_by: actor.memberId, reason, note })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', memberId)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  if (!closed) return false;
  await tx
    .updateTable('identity.member')
    .set({ status: isApproved ? 'approved' : 'blocked' })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', memberId)
    .execute();
  await sortIntoGroups(tx, actor, [memberId]);
  await publish(tx, {
    event: 'identity.registration_decided',
    tenantId: actor.tenantId,
    payload: { memberId, registrationId: closed.id, isApproved, reason, note },
  });
  return true;
}
