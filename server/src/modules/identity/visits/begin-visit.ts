import type { Visit } from '@vitrine/contract/identity';
import { mayGrant, visitReason, visitSeconds } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getMember } from '../member-rows.ts';
import { recordOnPerson } from '../record-on-person.ts';
import { freshTokens, tokenRows } from '../tokens.ts';

/**
 * Begins a log-in that sees the portal as this member does and changes nothing (ADM-02, decision 020). It belongs to whoever begins it: it ends with their own
 * permission, with either of the two blocked, and after half an hour. The audit log keeps the reason. Refuses `not_found`, `visit_reason_missing`, `not_yourself`,
 * `role_above_yours`, `awaiting_approval`, `person_blocked`.
 */
export async function beginVisit(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  actor: Actor,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<Visit> {
  const tokens = freshTokens(parts);
  const person = await parts.db.transaction(async (tx) => {
    const { personId, facts, form } = await getMember(tx, actor, { memberId, lock: true });
    if (reason.length < visitReason.least) throw new Refusal('visit_reason_missing', { fields: { reason: 'visit_reason_missing' } });
    if (facts.isYourself) throw new Refusal('not_yourself');
    if (!mayGrant(facts.yourRoles, facts.theirRoles)) throw new Refusal('role_above_yours');
    if (facts.status === 'blocked' || facts.isErased) throw new Refusal('person_blocked');
    if (facts.status !== 'approved') throw new Refusal('awaiting_approval');
    const { oauth_client_id, device } = await tx
      .selectFrom('identity.token_family')
      .select(['oauth_client_id', 'device'])
      .where('id', '=', actor.sessionId)
      .executeTakeFirstOrThrow();
    const familyId = parts.newId();
    await tx
      .insertInto('identity.token_family')
      .values({
        id: familyId,
        person_id: personId,
        oauth_client_id,
        created_at: parts.clock.now(),
        device,
        visitor_id: actor.personId,
        visit_reason: reason,
      })
      .execute();
    const ends = parts.clock.in(visitSeconds * 1_000);
    const rows = tokenRows(parts, { tokens, holder: { familyId, tenantId: actor.tenantId, memberId } });
    await tx
      .insertInto('identity.token')
      .values(rows.filter(({ kind }) => kind !== 'refresh').map((row) => ({ ...row, expires_at: ends })))
      .execute();
    await recordOnPerson(parts, tx, actor, { what: 'person.visited', memberId, before: null, after: { reason } });
    return { id: personId, languageId: form.languageId };
  });
  return { access_token: tokens.access, user_firebase_token: tokens.stream, expires_in: visitSeconds, person, clientId: actor.tenantId };
}
