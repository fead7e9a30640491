import type { ReactionForm } from '@vitrine/contract/classes';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMyClass } from './my-classes.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** What a member thinks of a class, once. Refuses `training_not_finished` before they have their own verdict, `reaction_sent` the second time. */
export async function sendReaction(
  parts: Parts,
  actor: Actor,
  { classId, hierarchy_order, ...form }: ReactionForm & { classId: string; hierarchy_order: number },
): Promise<Record<string, never>> {
  const { part, result } = await getMyClass(parts, actor, { classId });
  if (part !== 'subscribed' || result === null) throw new Refusal('training_not_finished');
  return parts.db.transaction(async (tx) => {
    const [written] = await tx
      .insertInto('classes.reaction')
      .values({
        tenant_id: actor.tenantId,
        class_id: classId,
        member_id: actor.memberId,
        hierarchy_order,
        ...form,
        sent_at: parts.clock.now(),
      })
      .onConflict((taken) => taken.doNothing())
      .returning('class_id')
      .execute();
    if (!written) throw new Refusal('reaction_sent');
    return {};
  });
}
