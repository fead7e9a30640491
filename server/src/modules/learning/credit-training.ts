import { noPromotion } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { credit, isCredited } from '../ledger/index.ts';

/** What was completed: by its version it says what it is worth. */
export type Completed = {
  kind: 'course' | 'trail';
  subjectId: string;
  enrolmentId: string;
  run: number;
  version: { id: string; number: number | null; trainingPoints: number };
  /** In the member's language. */
  title: string;
};

/**
 * Credits what a completed course or trail is worth, in the transaction that completes it: training points, in the account without a campaign (decisions D32, D80), once a run.
 * Whoever calls holds the enrolment, and has taken its trails; somebody who is blocked earns nothing (D38). What was learned is judged by the server, so nobody audits it.
 */
export async function creditTraining(
  parts: Pick<Platform, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { kind, subjectId, enrolmentId, run, version, title }: Completed,
): Promise<void> {
  const { trainingPoints: points } = version;
  const reason = { kind, id: enrolmentId, run };
  if (points === 0 || (await isCredited(tx, actor, reason)) || (await isBlocked(tx, actor))) return;
  await credit(parts, tx, actor, {
    memberId: actor.memberId,
    campaignId: null,
    currency: 'training',
    amount: points,
    reason,
    ruleVersionId: version.id,
    explanation: {
      version: 1,
      base: points,
      quantity: 1,
      multiplier: noPromotion,
      rounding: 'half_up',
      promotionIds: [],
      rule: { id: subjectId, by: kind, tableVersion: version.number ?? 1 },
      product: { sku: '', name: title },
    },
    effectiveOn: parts.clock.now().slice(0, 10),
    underAudit: false,
  });
}

async function isBlocked(tx: Tx, { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>): Promise<boolean> {
  const found = await tx
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .where('status', '=', 'blocked')
    .executeTakeFirst();
  return found !== undefined;
}
