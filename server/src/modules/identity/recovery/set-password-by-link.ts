import type { LinkPurpose } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';
import { forgetTries } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { checkPassword } from '../check-password.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { getLink, spendLink, type LinkAsk } from '../links.ts';
import { nameLimit } from '../log-in-limits.ts';
import { findOwner } from '../owners.ts';
import { hashPassword } from '../passwords.ts';
import { endFamilies } from '../token-families.ts';

export const newPasswordJob = 'identity.tell-of-new-password';
const purposes = ['recover_password', 'set_password'] as const satisfies readonly LinkPurpose[];
type Ask = { host: string; uidb64: string; token: string };
type Parts = Pick<Platform, 'db' | 'clock'>;

/** Whether a link still sets a password, and whose (LOG-08). Refuses `link_used`, `link_too_old`, `link_invalid`. */
export async function checkPasswordLink(parts: Parts, ask: Ask): Promise<{ username: string; purpose: LinkPurpose }> {
  const { link, owner } = await behind(parts, ask);
  return { username: owner.userName, purpose: link.purpose };
}

/**
 * Sets the password by a link, once. Ends every session and every other link of the person, lets them log in at once although their name was held up, and tells them by
 * mail. Nobody is logged in by it: who holds a link is not yet who knows the password. Refuses `link_used`, `link_too_old`, `link_invalid`, and `password_too_weak`,
 * `password_too_common` at their field.
 */
export async function setPasswordByLink(
  parts: Pick<Platform, 'db' | 'clock' | 'publish' | 'jobs' | 'secret'>,
  { password, ...ask }: Ask & { password: string },
): Promise<Record<string, never>> {
  const { owner, siteId } = await behind(parts, ask);
  await checkPassword(parts.db.write(), { siteId }, { password, person: owner });
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const { personId } = await spendLink(parts, tx, { ...ask, siteId, purposes });
    await tx
      .updateTable('identity.person')
      .set({ password_hash: passwordHash, must_change_password: false })
      .where('id', '=', personId)
      .execute();
    await tx
      .updateTable('identity.link')
      .set({ used_at: parts.clock.now() })
      .where('person_id', '=', personId)
      .where('purpose', 'in', [...purposes])
      .where('used_at', 'is', null)
      .execute();
    if (owner.tenantId) await endFamilies(parts, tx, { tenantId: owner.tenantId, personId, reason: 'password_set' });
    await parts.jobs.send({ tx, name: newPasswordJob, payload: { siteId, personId, host: ask.host } });
  });
  await forgetTries(parts, nameLimit({ host: ask.host, username: owner.userName, personId: owner.personId }));
  return {};
}

/** Tells the owner that their password is another one. */
export async function tellOfNewPassword(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host } = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string() }).parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'changed', host });
}

async function behind(parts: Parts, { host, ...key }: Ask) {
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  const ask: LinkAsk = { ...key, siteId, purposes };
  const link = await getLink(parts, parts.db.write(), ask);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId: link.personId } });
  if (!owner) throw new Refusal('link_invalid');
  return { link, owner, siteId };
}
