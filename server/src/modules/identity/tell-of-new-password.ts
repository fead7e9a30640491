import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeToOwner } from './letters/write-to-owner.ts';
import { findOwner } from './owners.ts';

export const newPasswordJob = 'identity.tell-of-new-password';
const Payload = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string() });

/** Asks for the letter, in the transaction that changed the password. */
export const askToTellOfNewPassword = (parts: Pick<Platform, 'jobs'>, tx: Tx, payload: z.infer<typeof Payload>): Promise<unknown> =>
  parts.jobs.send({ tx, name: newPasswordJob, payload });

/** Tells the owner that their password is another one: whoever did not change it reads it first here. */
export async function tellOfNewPassword(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host } = Payload.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'changed', host });
}
