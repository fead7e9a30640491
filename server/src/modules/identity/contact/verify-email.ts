import type { ContactChecks } from '@vitrine/contract/identity';
import { cooldownLeft, sendingCooldownSeconds } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { writeToOwner } from '../letters/write-to-owner.ts';
import { spendLink } from '../links.ts';
import { findOwner } from '../owners.ts';
import { getContactChecks } from './get-contact-checks.ts';

export const emailLinkJob = 'identity.send-email-link';

/** Sends a link that verifies the person's e-mail (LOG-18); of two taps one sends. Refuses `already_verified`, and `wait_before_resending` while the cooldown runs. */
export async function sendEmailLink(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'jobs'>,
  actor: Actor,
  { host }: { host: string },
): Promise<ContactChecks> {
  const { clock } = parts;
  const { siteId, personId } = actor;
  await parts.db.transaction(async (tx) => {
    const person = await tx
      .selectFrom('identity.person')
      .select(['email', 'verified_email', 'email_link_sent_at'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (person.verified_email === person.email) throw new Refusal('already_verified');
    const left = person.email_link_sent_at ? cooldownLeft({ startTime: person.email_link_sent_at, now: clock.now() }) : 0;
    if (left > 0) throw new Refusal('wait_before_resending', { status: 429, retryAfterSeconds: Math.min(left, sendingCooldownSeconds) });
    await tx.updateTable('identity.person').set({ email_link_sent_at: clock.now() }).where('id', '=', personId).execute();
    await parts.jobs.send({ tx, name: emailLinkJob, payload: { siteId, personId, host } });
  });
  return getContactChecks(parts, actor);
}

/** Writes the letter with the link. */
export async function deliverEmailLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host } = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string() }).parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'verify', host, purpose: 'verify_email' });
}

/** Verifies the e-mail that a link is about, with or without a session, while it is still the person's. Refuses `link_used`, `link_too_old`, `link_invalid`. */
export async function confirmEmail(
  parts: Pick<Platform, 'db' | 'clock'>,
  { host, ...key }: { host: string; uidb64: string; token: string },
): Promise<{ email: string }> {
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  return parts.db.transaction(async (tx) => {
    const { personId, email } = await spendLink(parts, tx, { ...key, siteId, purposes: ['verify_email'] });
    const { numUpdatedRows } = await tx
      .updateTable('identity.person')
      .set({ verified_email: email })
      .where('id', '=', personId)
      .where('email', '=', email ?? '')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n || email === null) throw new Refusal('link_invalid');
    return { email };
  });
}
