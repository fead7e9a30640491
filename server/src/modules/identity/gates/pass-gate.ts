import type { Me } from '@vitrine/contract/identity';
import { gateEditions, type AskedGate } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getMe } from '../get-me.ts';
import type { Mandatory } from './mandatory.ts';

/** Keeps that a person accepted this edition, chose a profile, or saw the first steps; again changes nothing (SES-18, LOG-11, LOG-17). Refuses `edition_changed` for another edition than the one of now. */
export async function passGate(
  parts: Pick<Platform, 'db' | 'storage' | 'clock'>,
  ports: { mandatory: Mandatory },
  { actor, gate, edition }: { actor: Actor; gate: AskedGate; edition: number },
): Promise<Me> {
  if (edition !== gateEditions[gate]) throw new Refusal('edition_changed');
  await parts.db
    .write()
    .insertInto('identity.passed_gate')
    .values({ person_id: actor.personId, gate, edition, passed_at: parts.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return getMe(parts, ports, actor);
}
