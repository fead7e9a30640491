import { mayGiveUp } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { getSecondStep, isStaff } from './get-second-step.ts';

/**
 * Takes one of the person's second steps away, and the recovery codes with the last of them. The lock on the person lets two that are taken away at once see each other:
 * where one is asked for, one stays. Refuses `second_step_needed`.
 */
export async function giveUp<T>(tx: Tx, actor: Actor, take: () => Promise<T>): Promise<T> {
  await tx.selectFrom('identity.person').select('id').where('id', '=', actor.personId).forUpdate().execute();
  const gone = await take();
  const left = await getSecondStep(tx, actor);
  const othersLeft = left.passkeys.length + (left.authenticatorSince ? 1 : 0);
  if (!mayGiveUp({ isAskedOfStaff: left.isRequired, isStaff: isStaff(actor), othersLeft })) throw new Refusal('second_step_needed');
  if (othersLeft === 0) await tx.deleteFrom('identity.recovery_code').where('person_id', '=', actor.personId).execute();
  return gone;
}
