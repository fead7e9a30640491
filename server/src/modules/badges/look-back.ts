import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { badgeOf, badgesOf } from './badge-rows.ts';
import { judgeMembers, type JudgingParts } from './judge-members.ts';

/** The job that gives a badge to those who qualified before it was published. */
export const lookBackJob = 'badges.look-back';
const Ask = z.object({ tenantId: z.uuid(), badgeId: z.uuid() });
const portion = 200;
/** Before every id there is. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

type Parts = JudgingParts & Pick<Platform, 'db'>;

/** Goes through the client's members in portions, each in a transaction that keeps how far it came: whoever is stopped in the middle goes on there, and nobody is given a badge twice. */
export async function lookBack(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const ask = Ask.parse(payload);
  while (await lookAtPortion(parts, ask));
}

/** False when there is nobody left. */
function lookAtPortion(parts: Parts, { tenantId, badgeId }: z.infer<typeof Ask>): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const row = await badgesOf(tx, { tenantId }).where('b.id', '=', badgeId).forUpdate().executeTakeFirst();
    if (!row || row.state !== 'published' || row.looked_upto === null) return false;
    const members = await tx
      .selectFrom('identity.member')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '>', row.looked_upto)
      .orderBy('id')
      .limit(portion)
      .execute();
    const memberIds = members.map(({ id }) => id);
    await judgeMembers(parts, tx, { tenantId }, { badge: badgeOf(row), memberIds });
    const last = members.length === portion ? memberIds.at(-1) : undefined;
    await tx
      .updateTable('badges.badge')
      .set({ looked_upto: last ?? null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', badgeId)
      .execute();
    return last !== undefined;
  });
}

/** Every night: what no news told (days in a row, a correction) is found by counting anew. */
export async function lookBackAtAll(parts: Parts & Pick<Platform, 'jobs'>): Promise<void> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').execute();
  for (const { id: tenantId } of tenants) {
    await parts.db.transaction(async (tx) => {
      const begun = await tx
        .updateTable('badges.badge')
        .set({ looked_upto: beforeAll })
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'published')
        .where('rule', '<>', 'by_hand')
        .where('looked_upto', 'is', null)
        .returning('id')
        .execute();
      for (const { id: badgeId } of begun) await parts.jobs.send({ tx, name: lookBackJob, payload: { tenantId, badgeId }, once: badgeId });
    });
  }
}
