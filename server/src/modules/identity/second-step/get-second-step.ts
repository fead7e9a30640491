import type { SecondStep } from '@vitrine/contract/identity';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { asksStaffForSecondStep } from '../../tenancy/index.ts';

/** The second step of the actor's own log-in. Codes and secrets are told by nothing but what makes them. */
export async function getSecondStep(db: Reader, actor: Actor): Promise<SecondStep> {
  const { personId } = actor;
  const [isAskedOfStaff, app, codes, passkeys] = await Promise.all([
    asksStaffForSecondStep(db, actor),
    db
      .selectFrom('identity.authenticator')
      .select('proved_at')
      .where('person_id', '=', personId)
      .where('proved_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('identity.recovery_code')
      .select((of) => of.fn.countAll<number>().as('left'))
      .where('person_id', '=', personId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('identity.passkey')
      .select(['id', 'label', 'added_at', 'last_used_at'])
      .where('person_id', '=', personId)
      .orderBy('added_at')
      .orderBy('id')
      .execute(),
  ]);
  return {
    isRequired: isAskedOfStaff && isStaff(actor),
    authenticatorSince: app?.proved_at ?? null,
    recoveryCodesLeft: codes.left,
    passkeys: passkeys.map(({ id, label, added_at, last_used_at }) => ({ id, label, addedAt: added_at, lastUsedAt: last_used_at })),
  };
}

/** By the roles, for the permissions of whoever owes a second step are held back. */
export const isStaff = ({ isStaff: hasPermissions = false }: Pick<Actor, 'isStaff'>): boolean => hasPermissions;
