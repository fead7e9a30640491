import { noPromotion } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RunRow } from '../games/index.ts';
import { credit } from '../ledger/index.ts';

/**
 * Credits what a run earned, in the transaction that ends it: training points, which belong to no campaign (D32, D80). The run is the reason, so they
 * are credited once whatever is sent again; the server judged every move, so they are audited from their beginning.
 */
export async function creditRun(
  parts: Pick<Platform, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  actor: Actor,
  { run, title }: { run: RunRow; title: string },
): Promise<void> {
  const points = run.points ?? 0;
  if (points === 0) return;
  await credit(parts, tx, actor, {
    memberId: actor.memberId,
    campaignId: null,
    currency: 'training',
    amount: points,
    reason: { kind: 'game', id: run.id },
    ruleVersionId: run.revisionId,
    explanation: {
      version: 1,
      base: points,
      quantity: 1,
      multiplier: noPromotion,
      rounding: 'half_up',
      promotionIds: [],
      rule: { id: run.gameId, by: 'game', tableVersion: 1 },
      product: { sku: '', name: title },
    },
    effectiveOn: parts.clock.now().slice(0, 10),
    underAudit: false,
  });
}
