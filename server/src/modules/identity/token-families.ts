import type { Tokens } from '@vitrine/contract/identity';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { freshTokens, toAnswer, tokenRows } from './tokens.ts';

/** Begins a log-in with its first tokens. One statement, so it needs no transaction: its rows are checked against each other at its end. */
export async function beginFamily(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  { personId, oauthClientId, member }: { personId: string; oauthClientId: string; member: { tenantId: string; memberId: string } },
): Promise<Tokens> {
  const now = parts.clock.now();
  const familyId = parts.newId();
  const tokens = freshTokens(parts);
  await parts.db
    .write()
    .with('family', (db) =>
      db
        .insertInto('identity.token_family')
        .values({ id: familyId, person_id: personId, oauth_client_id: oauthClientId, created_at: now })
        .returning('id'),
    )
    .with('seen', (db) =>
      db
        .updateTable('identity.member')
        .set({ last_seen_at: now })
        .where('tenant_id', '=', member.tenantId)
        .where('id', '=', member.memberId)
        .returning('id'),
    )
    .insertInto('identity.token')
    .values(tokenRows(parts, { tokens, holder: { familyId, ...member } }))
    .execute();
  return toAnswer(tokens);
}

/** Ends one log-in, or all of a person's; those that ended before keep their reason. */
export async function endFamilies(
  tx: Tx,
  { now, reason, ...which }: { now: string; reason: string } & ({ familyId: string } | { personId: string }),
): Promise<void> {
  await tx
    .updateTable('identity.token_family')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where((row) => ('familyId' in which ? row('id', '=', which.familyId) : row('person_id', '=', which.personId)))
    .execute();
}
