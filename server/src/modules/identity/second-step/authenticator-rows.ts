import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unseal } from '../../../platform/secrets/index.ts';
import { stepOfCode } from './totp.ts';

/** Where a secret is sealed for: of one person it opens for no other. */
export const placeOfSecret = ({ personId }: { personId: string }) =>
  ({ name: 'second-steps', place: `authenticator\n${personId}` }) as const;

/** Takes a code of an app that was proven. The newest step only grows, by one conditional UPDATE: of two who send one code at once one passes. */
export async function acceptTotp(
  parts: Pick<Platform, 'clock' | 'secret'>,
  tx: Tx,
  { personId, code }: { personId: string; code: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.authenticator')
    .select(['sealed_secret', 'last_step'])
    .where('person_id', '=', personId)
    .where('proved_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return false;
  const secret = unseal(parts, { ...placeOfSecret({ personId }), sealed: row.sealed_secret });
  const step = stepOfCode({ secret, code, now: parts.clock.now(), lastStep: row.last_step });
  if (step === null) return false;
  const taken = await tx
    .updateTable('identity.authenticator')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return taken.numUpdatedRows === 1n;
}
