import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';

export const tellOfLinkJob = 'identity.tell-of-linked-account';
const Linked = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string(), provider: z.enum(['google', 'azure']) });
const names = { google: 'Google', azure: 'Microsoft' } as const;

/** Tells the owner that an account from outside opens theirs from now on. */
export async function tellOfLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host, provider } = Linked.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'linked', host, note: names[provider] });
}
