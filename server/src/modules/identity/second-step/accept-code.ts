import { typedCode } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { acceptTotp } from './authenticator-rows.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Takes a code of the person's app, or one of their recovery codes, for good. False for a wrong one, and for one that was taken before. */
export async function acceptCode(
  parts: Pick<Platform, 'clock' | 'secret' | 'jobs'>,
  tx: Tx,
  { personId, host, text }: { personId: string; host: string; text: string },
): Promise<boolean> {
  const typed = typedCode(text);
  if (typed === null) return false;
  return typed.kind === 'authenticator'
    ? acceptTotp(parts, tx, { personId, code: typed.code })
    : spendRecoveryCode(parts, tx, { personId, host, code: typed.code });
}
