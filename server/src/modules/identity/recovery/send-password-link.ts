import { judgePersonChanges } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { getMember } from '../member-rows.ts';
import { findOwner } from '../owners.ts';
import { recordOnPerson } from '../record-on-person.ts';

export const passwordLinkJob = 'identity.send-password-link';

/** Sends a person of the client a link to set their password (LOG-08). Refuses `not_found`, `role_above_yours`, `belongs_to_other_client`, `person_blocked`, `email_missing`. */
export async function sendPasswordLink(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>,
  actor: Actor,
  { memberId, host }: { memberId: string; host: string },
): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const { personId, facts, form } = await getMember(tx, actor, { memberId, lock: false });
    const can = judgePersonChanges(facts);
    if (!can.save) throw new Refusal('role_above_yours');
    if (!can.setPassword) throw new Refusal('belongs_to_other_client');
    if (form.email === '') throw new Refusal('email_missing');
    if (!can.sendLink) throw new Refusal('person_blocked');
    // Where it went to is what somebody will ask who finds that the wrong person came in.
    const after = { email: form.email };
    await recordOnPerson(parts, tx, actor, { what: 'person.password_link_sent', memberId, before: null, after });
    await parts.jobs.send({ tx, name: passwordLinkJob, payload: { siteId: actor.siteId, personId, host } });
  });
  return {};
}

/** Writes the e-mail with the link. */
export async function deliverPasswordLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host } = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string() }).parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (owner) await writeToOwner(parts, owner, { kind: 'set', host, purpose: 'set_password' });
}
