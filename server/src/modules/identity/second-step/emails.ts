import { z } from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';

export const secondStepJob = 'identity.tell-of-second-step';
const kinds = [
  'second_step_on',
  'second_step_off',
  'second_step_reset',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_new',
  'recovery_code_used',
] as const;
const Told = z.object({ personId: z.uuid(), host: z.string(), kind: z.enum(kinds), note: z.string().optional() });

/** Has the owner written to about their own account, once the transaction is through. `note`: the name of a passkey. */
export async function tellOfSecondStep({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, payload: z.infer<typeof Told>): Promise<void> {
  await jobs.send({ tx, name: secondStepJob, payload });
}

/** Writes the e-mail. */
export async function deliverSecondStepEmail(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { personId, host, kind, note } = Told.parse(payload);
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind, host, ...(note === undefined ? {} : { note }) });
}
