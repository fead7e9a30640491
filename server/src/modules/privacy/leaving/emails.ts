import { z } from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { findOwner, writeToOwner } from '../../identity/index.ts';

export const leavingJob = 'identity.tell-of-leaving';
const Told = z.object({ personId: z.uuid(), host: z.string(), kind: z.enum(['leaving_asked']) });

/** Has the owner written to, once the transaction is through: whoever holds a stolen session and password erases nobody unseen. */
export async function tellOfLeaving({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, payload: z.infer<typeof Told>): Promise<void> {
  await jobs.send({ tx, name: leavingJob, payload });
}

/** Writes the e-mail. */
export async function deliverLeavingEmail(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { personId, host, kind } = Told.parse(payload);
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind, host });
}
