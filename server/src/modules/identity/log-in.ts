import type { Tokens } from '@vitrine/contract/identity';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { verifyPassword } from './passwords.ts';
import { findByName } from './queries.ts';
import { freshTokens, keepTokens } from './tokens.ts';

/**
 * Logs in by user name, e-mail or document (LOG-01). Whatever is wrong is told alike, in text and in time; only whoever knows the password
 * learns that the account is blocked or waits (decisions D64, D69). Refuses `wrong_credentials`, `person_blocked`, `awaiting_approval`, `no_client`.
 */
export async function logIn(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  { host, oauthClientId, username, password }: { host: string; oauthClientId: string; username: string; password: string },
): Promise<Tokens> {
  const person = await findByName(parts, { host, username });
  const isRight = await verifyPassword(person?.password_hash ?? null, password);
  if (!person || !isRight) throw new Refusal('wrong_credentials', { status: 400 });
  if (person.status === 'blocked') throw new Refusal('person_blocked', { status: 400 });
  if (person.status !== 'approved') throw new Refusal('awaiting_approval', { status: 400 });
  if (!person.member_id || !person.tenant_id) throw new Refusal('no_client', { status: 400 });
  const holder = { familyId: parts.newId(), tenantId: person.tenant_id, memberId: person.member_id };
  return parts.db.transaction(async (tx) => {
    await tx
      .insertInto('identity.token_family')
      .values({ id: holder.familyId, person_id: person.id, oauth_client_id: oauthClientId, created_at: parts.clock.now() })
      .execute();
    await tx.updateTable('identity.person').set({ last_seen_at: parts.clock.now() }).where('id', '=', person.id).execute();
    return keepTokens(parts, tx, { tokens: freshTokens(parts), holder });
  });
}
