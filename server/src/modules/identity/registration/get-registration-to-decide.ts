import type { RegistrationToDecide } from '@vitrine/contract/identity';
import { nextOf } from '@vitrine/domain/identity';
import type { Reader } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getMember } from '../member-rows.ts';
import { findRegistrations } from './registration-rows.ts';

/** One registration of the actor's client, with what they may decide about it. Refuses `not_found`. */
export const getRegistrationToDecide = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { registrationId }: { registrationId: string },
): Promise<RegistrationToDecide> => toDecide(db.write(), actor, registrationId);

/** The same as a decision leaves it, in its transaction. */
export async function toDecide(db: Reader, actor: Actor, registrationId: string): Promise<RegistrationToDecide> {
  const [registration] = await findRegistrations(db, actor, { id: registrationId });
  if (!registration) throw notFound();
  const { facts } = await getMember(db, actor, { memberId: registration.memberId, lock: false });
  return { registration, can: nextOf({ ...facts, registration: registration.status }) };
}
