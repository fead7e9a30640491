import type { ContactChecks } from '@vitrine/contract/identity';
import { cooldownLeft, sendingCooldownSeconds } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import { z } from 'zod';
import { violatedKey, type Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { spendLink } from '../links.ts';
import { findOwner } from '../owners.ts';
import { getContactChecks } from './get-contact-checks.ts';

export const emailLinkJob = 'identity.send-email-link';

/** Sends a link that verifies the person's e-mail (LOG-18); of two taps one sends. Refuses `email_missing`, `already_verified`, and `wait_before_resending` while the cooldown runs. */
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
    if (person.email === '') throw new Refusal('email_missing');
    if (person.verified_email === person.email) throw new Refusal('already_verified');
    const left = person.email_link_sent_at ? cooldownLeft({ startTime: person.email_link_sent_at, now: clock.now() }) : 0;
    if (left > 0) throw new Refusal('wait_before_resending', { status: 429, retryAfterSeconds: Math.min(left, sendingCooldownSeconds) });
    await tx.updateTable('identity.person').set({ email_link_sent_at: clock.now() }).where('id', '=', personId).execute();
    await parts.jobs.send({ tx, name: emailLinkJob, payload: { siteId, personId, host } });
  });
  return getContactChecks(parts, actor);
}

/** Writes the e-mail with the link. */
export async function deliverEmailLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host } = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string() }).parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'verify', host, purpose: 'verify_email' });
}

/**
 * Verifies the e-mail that a link is about, with or without a session, while it is still the person's; one that they wished for counts from now on. Somebody else
 * who took it meanwhile keeps it. Refuses `link_used`, `link_too_old`, `link_invalid`.
 */
export async function confirmEmail(
  parts: Pick<Platform, 'db' | 'clock'>,
  { host, ...key }: { host: string; uidb64: string; token: string },
): Promise<{ email: string }> {
  const { siteId } = await siteOfHost(parts.db.read(), { host });
  const confirm = parts.db.transaction(async (tx) => {
    const { personId, email } = await spendLink(parts, tx, { ...key, siteId, purposes: ['verify_email'] });
    if (email === null || !(await countAsVerified(tx, { personId, email }))) throw new Refusal('link_invalid');
    return { email };
  });
  return confirm.catch((fault: unknown) => {
    throw violatedKey(fault) === 'person_email' ? new Refusal('link_invalid') : fault; // two confirmed one address at once
  });
}

async function countAsVerified(tx: Tx, { personId, email }: { personId: string; email: string }): Promise<boolean> {
  const isTheirs = (column: 'email' | 'pending_email') =>
    tx.updateTable('identity.person').where('id', '=', personId).where(column, '=', email);
  const { numUpdatedRows } = await isTheirs('email').set({ verified_email: email }).executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return true;
  const wished = await isTheirs('pending_email')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity.person as other')
            .select('other.id')
            .whereRef('other.site_id', '=', 'identity.person.site_id')
            .where(sql`lower(other.email)`, '=', email.toLowerCase()),
        ),
      ),
    )
    .set((row) => ({ email, verified_email: email, pending_email: null, version: row('version', '+', 1) }))
    .executeTakeFirstOrThrow();
  return wished.numUpdatedRows === 1n;
}
