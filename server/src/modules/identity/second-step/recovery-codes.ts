import { createHmac } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeOf, recoveryCodeSigns } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOfSecondStep } from './emails.ts';

type Keys = Pick<Platform, 'secret'>;

/** Sixty bits under a key of this installation, and the person's own: one code is nothing for another account. */
const hashOfCode = ({ secret }: Keys, { personId, code }: { personId: string; code: string }): Buffer =>
  createHmac('sha256', secret('second-steps')).update(`recovery\n${personId}\n${code}`).digest();

/** Makes ten new codes in the place of whatever there was. Told once, kept as hashes. */
export async function makeRecoveryCodes(
  parts: Keys & Pick<Platform, 'clock' | 'chance'>,
  tx: Tx,
  { personId }: { personId: string },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(parts.chance.bytes(recoveryCodeSigns)));
  await tx.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute();
  await tx
    .insertInto('identity.recovery_code')
    .values(
      codes.map((code) => ({
        person_id: personId,
        hash: hashOfCode(parts, { personId, code: code.replaceAll('-', '') }),
        created_at: parts.clock.now(),
      })),
    )
    .execute();
  return codes;
}

/** Codes for somebody who sets their first second step up; null where some are left. */
export async function codesIfNone(
  parts: Keys & Pick<Platform, 'clock' | 'chance'>,
  tx: Tx,
  ask: { personId: string },
): Promise<string[] | null> {
  const left = await tx
    .selectFrom('identity.recovery_code')
    .select('hash')
    .where('person_id', '=', ask.personId)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return left ? null : makeRecoveryCodes(parts, tx, ask);
}

/** Spends a code, once: one UPDATE decides. Its owner is told, for it may have been somebody who found the list. */
export async function spendRecoveryCode(
  parts: Keys & Pick<Platform, 'clock' | 'jobs'>,
  tx: Tx,
  { personId, host, code }: { personId: string; host: string; code: string },
): Promise<boolean> {
  const spent = await tx
    .updateTable('identity.recovery_code')
    .set({ used_at: parts.clock.now() })
    .where('person_id', '=', personId)
    .where('hash', '=', hashOfCode(parts, { personId, code }))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (spent.numUpdatedRows === 0n) return false;
  await tellOfSecondStep(parts, tx, { personId, host, kind: 'recovery_code_used' });
  return true;
}
