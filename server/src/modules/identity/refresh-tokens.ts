import type { Tokens } from '@vitrine/contract/identity';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endFamilies } from './token-families.ts';
import { hashOf, keepTokens, successorsOf, toAnswer } from './tokens.ts';

const graceMs = 20_000;
type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'publish'>;

/**
 * Turns a refresh token into the next pair (decision D52). Used again within the grace it answers the same successor; later it ends the family and the person is told.
 * `tenantId`: the pair is for another client of the same person. Refuses `session_ended`.
 */
export async function refreshTokens(
  parts: Parts,
  { host, refreshToken, tenantId }: { host: string; refreshToken: string; tenantId?: string },
): Promise<Tokens> {
  // The lock on the token's row puts two refreshes at once into one order.
  const outcome = await parts.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, { hash: hashOf(refreshToken), host });
    if (!found || found.revoked_at !== null || found.status !== 'approved' || found.expires_at <= parts.clock.now()) return null;
    if (found.used_at !== null) {
      const isRepeated = Date.parse(found.used_at) + graceMs >= Date.parse(parts.clock.now());
      if (isRepeated) return toAnswer(successorsOf(parts, refreshToken));
      await endFamilies(tx, { familyId: found.family_id, reason: 'reused', now: parts.clock.now() });
      await parts.publish(tx, {
        event: 'identity.family_revoked',
        tenantId: found.tenant_id,
        payload: { memberId: found.member_id, familyId: found.family_id },
      });
      return null;
    }
    const member = tenantId === undefined ? found : await memberIn(tx, { personId: found.person_id, siteId: found.site_id, tenantId });
    if (!member) return null;
    await tx.updateTable('identity.token').set({ used_at: parts.clock.now() }).where('hash', '=', hashOf(refreshToken)).execute();
    const holder = { familyId: found.family_id, tenantId: member.tenant_id, memberId: member.member_id };
    return keepTokens(parts, tx, { tokens: successorsOf(parts, refreshToken), holder });
  });
  if (!outcome) throw new Refusal('session_ended', { status: 400 });
  return outcome;
}

const lockRefreshToken = (tx: Tx, { hash, host }: { hash: Buffer; host: string }) =>
  tx
    .selectFrom('identity.token as t')
    .innerJoin('identity.token_family as f', 'f.id', 't.family_id')
    .innerJoin('identity.person as p', 'p.id', 'f.person_id')
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'p.site_id').on('h.host', '=', host))
    .select([
      't.family_id',
      't.tenant_id',
      't.member_id',
      't.used_at',
      't.expires_at',
      'f.revoked_at',
      'f.person_id',
      'p.site_id',
      'p.status',
    ])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'refresh')
    .forUpdate('t')
    .executeTakeFirst();

const memberIn = (tx: Tx, { personId, siteId, tenantId }: { personId: string; siteId: string; tenantId: string }) =>
  tx
    .selectFrom('identity.member as m')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .select(['m.id as member_id', 'm.tenant_id'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.person_id', '=', personId)
    .where('t.site_id', '=', siteId)
    .executeTakeFirst();
