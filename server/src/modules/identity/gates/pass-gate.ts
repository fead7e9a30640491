import type { Me } from '@vitrine/contract/identity';
import { gateEditions, textOfGate, type AskedGate } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { newestVersion } from '../../tenancy/index.ts';
import { getMe } from '../get-me.ts';
import type { Mandatory } from './mandatory.ts';

/**
 * Keeps that a person accepted this edition, and this version of their client's own text, chose a profile, or saw the first steps; again changes nothing (SES-18, LOG-11, LOG-17).
 * Refuses `edition_changed` for another edition or version than the one of now: nobody accepts what they were not shown.
 */
export async function passGate(
  parts: Pick<Platform, 'db' | 'storage' | 'clock'>,
  ports: { mandatory: Mandatory },
  { actor, gate, edition, version = 0 }: { actor: Actor; gate: AskedGate; edition: number; version?: number | undefined },
): Promise<Me> {
  if (edition !== gateEditions[gate]) throw new Refusal('edition_changed');
  const { tenantId, memberId, personId } = actor;
  const page = textOfGate(gate);
  await parts.db.transaction(async (tx) => {
    const newest = page && (await newestVersion(tx, { tenantId, page }));
    if (page && version !== (newest?.version ?? 0)) throw new Refusal('edition_changed');
    const at = parts.clock.now();
    await tx
      .insertInto('identity.passed_gate')
      .values({ person_id: personId, gate, edition, passed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!page || version === 0) return;
    await tx
      .insertInto('identity.accepted_text')
      .values({ tenant_id: tenantId, member_id: memberId, page, version, accepted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return getMe(parts, ports, actor);
}
