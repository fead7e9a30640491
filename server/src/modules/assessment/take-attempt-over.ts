import type { Attempt } from '@vitrine/contract/assessment';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAttempt, type Member } from './queries.ts';
import { attemptView } from './view-attempt.ts';

/** Goes on with an attempt on this device; the one that had it turns read-only (D05). Refuses `attempt_finished`. */
export function takeAttemptOver(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Member & { locale: string; personId: string },
  { attemptId, device }: { attemptId: string; device: string },
): Promise<Attempt> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, actor, attemptId);
    if (attempt.state !== 'running') throw new Refusal('attempt_finished');
    await tx
      .updateTable('assessment.attempt')
      .set({ device })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', attemptId)
      .execute();
    return attemptView({ clock, storage }, tx, actor, { attemptId, device, locale: actor.locale });
  });
}
