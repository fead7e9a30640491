import type { RewardDetail } from '@vitrine/contract/rewards';
import { within } from '../../platform/database/index.ts';
import { type Actor, Refusal, refuseFields } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';
import { fingerprintOf, sealCode } from './seal-code.ts';
import { writeStock } from './write-stock.ts';

export type CodesParts = RewardsParts & Pick<Platform, 'secret' | 'chance'>;

/**
 * Adds codes to the pool of a reward (RWD-05): its stock grows by as many. All or none. Refuses `reward_has_no_codes`, and `code_repeated` at `codes.N` for a
 * code that stands twice in the list or in any pool of the client.
 */
export function importCodes(
  parts: CodesParts,
  actor: Actor,
  { rewardId, codes }: { rewardId: string; codes: readonly string[] },
): Promise<RewardDetail> {
  const { tenantId, memberId } = actor;
  return parts.db.transaction(async (tx) => {
    const { delivery } = await lockReward(tx, actor, { rewardId });
    if (delivery !== 'code') throw new Refusal('reward_has_no_codes');
    refuseRepeated(codes, (code, index) => codes.indexOf(code) !== index);
    // Codes are given out by their ids, and those of one millisecond come in no order: sorted, they follow the list.
    const ids = codes.map(() => parts.newId()).toSorted();
    const read = codes.map((code, index) => ({ id: ids[index] ?? '', code, fingerprint: fingerprintOf(parts, { tenantId, code }) }));
    const rows = read.map(({ id, code, fingerprint }) => {
      const sealed = sealCode(parts, { tenantId, id, code });
      return { tenant_id: tenantId, id, reward_id: rewardId, sealed, fingerprint, added_by: memberId, added_at: parts.clock.now() };
    });
    // In one order, so that two lists with codes in common wait for each other one way only.
    const added = await tx
      .insertInto('rewards.code')
      .values(rows.toSorted((one, other) => Buffer.compare(one.fingerprint, other.fingerprint)))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'fingerprint']).doNothing())
      .returning('fingerprint')
      .execute();
    const isNew = new Set(added.map(({ fingerprint }) => fingerprint.toString('hex')));
    refuseRepeated(codes, (_, index) => !isNew.has(read[index]?.fingerprint.toString('hex') ?? ''));
    await writeStock(parts, tx, actor, { rewardId, kind: 'received', units: codes.length, note: '' });
    return getRewardToManage(within(parts, tx), actor, { rewardId });
  });
}

function refuseRepeated(codes: readonly string[], isRepeated: (code: string, index: number) => boolean): void {
  const faults = codes.map((code, index) => [`codes.${index}`, isRepeated(code, index) ? 'code_repeated' : undefined] as const);
  refuseFields(Object.fromEntries(faults), { prefix: '' });
}
