import type { Tokens } from '@vitrine/contract/identity';
import { deviceName } from '@vitrine/domain/identity';
import { codeOf, type Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { freshTokens, toAnswer, tokenRows } from './tokens.ts';

/**
 * Begins a log-in with its first tokens; null when the person's password or status changed while the password was verified. The share lock lets
 * whoever changes them either wait and end this family too, or go first and be seen here. One statement, so it needs no transaction of its own.
 */
export async function beginFamily(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  {
    person,
    oauthClientId,
    member,
    device,
  }: {
    person: { id: string; passwordHash: string };
    oauthClientId: string;
    member: { tenantId: string; memberId: string };
    /** What it is made with, as the browser tells it. */
    device: string | undefined;
  },
): Promise<Tokens | null> {
  const now = parts.clock.now();
  const familyId = parts.newId();
  const tokens = freshTokens(parts);
  try {
    await parts.db
      .write()
      .with('family', (db) =>
        db
          .insertInto('identity.token_family')
          .columns(['id', 'person_id', 'oauth_client_id', 'created_at', 'device'])
          .expression((from) =>
            from
              .selectFrom('identity.person as p')
              .select((row) => [
                row.val(familyId).$castTo<string>().as('id'),
                'p.id as person_id',
                row.val(oauthClientId).as('oauth_client_id'),
                row.val(now).as('created_at'),
                row.val(deviceName(device ?? '')).as('device'),
              ])
              .where('p.id', '=', person.id)
              .where('p.password_hash', '=', person.passwordHash)
              .where('p.status', '=', 'approved')
              .forShare(),
          )
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
  } catch (fault) {
    if (codeOf(fault) === '23503') return null; // tokens of a family that was not begun
    throw fault;
  }
  return toAnswer(tokens);
}

/**
 * Ends one log-in, or all of a person's (but for `exceptFamilyId`); those that ended before keep their reason. The news ends their open streams. `tenantId`: of the client
 * in which it happens.
 */
export async function endFamilies(
  { clock, publish }: Pick<Platform, 'clock' | 'publish'>,
  tx: Tx,
  {
    tenantId,
    reason,
    ...which
  }: { tenantId: string; reason: string } & ({ familyId: string } | { personId: string; exceptFamilyId?: string }),
): Promise<void> {
  const ended = await tx
    .updateTable('identity.token_family')
    .set({ revoked_at: clock.now(), revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where((row) => ('familyId' in which ? row('id', '=', which.familyId) : row('person_id', '=', which.personId)))
    .$if('exceptFamilyId' in which, (query) => query.where('id', '!=', 'exceptFamilyId' in which ? (which.exceptFamilyId ?? '') : ''))
    .executeTakeFirstOrThrow();
  if (ended.numUpdatedRows > 0n) await publish(tx, { event: 'identity.sessions_ended', tenantId, payload: which });
}
