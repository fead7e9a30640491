import type { Tokens } from '@vitrine/contract/identity';
import { Id } from '@vitrine/contract/kernel';
import { judgeRefresh } from '@vitrine/domain/identity';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { statusOf } from './queries.ts';
import { endFamilies } from './token-families.ts';
import { hashOf, keepTokens, successorsOf } from './tokens.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'publish'>;

/**
 * Turns a refresh token into the next tokens (decision D52), for the same client or for another one of the same person (`tenantId`, CAL-03).
 * Used again within the grace it answers the same successor, for the client that it was given for; later it ends the family, and the person is told. After 180 days a log-in is over,
 * however often it was renewed. Refuses `session_ended`.
 */
export async function refreshTokens(
  parts: Parts,
  { host, refreshToken, tenantId }: { host: string; refreshToken: string; tenantId?: string },
): Promise<Tokens> {
  const now = parts.clock.now();
  // A refusal is answered after the commit, for the end of a family must last. The lock on the token's row orders two refreshes at once.
  const tokens = await parts.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, { hash: hashOf(refreshToken), host });
    if (!found) return null;
    const verdict = judgeRefresh({
      now,
      expiresAt: found.expires_at,
      beganAt: found.began_at,
      usedAt: found.used_at,
      revokedAt: found.revoked_at,
      status: statusOf(found.status),
    });
    if (verdict === 'expired') return null;
    if (verdict === 'revoke') {
      await endFamilies(parts, tx, { tenantId: found.tenant_id, familyId: found.family_id, reason: 'reused' });
      const payload = { memberId: found.member_id, familyId: found.family_id };
      await parts.publish(tx, { event: 'identity.family_revoked', tenantId: found.tenant_id, payload });
      return null;
    }
    const member =
      verdict === 'repeat' ? await successorOf(parts, tx, { found, refreshToken }) : await wantedMember(tx, { found, tenantId });
    if (!member) return null;
    if (verdict === 'rotate') await markUsed(tx, { now, hash: hashOf(refreshToken), member });
    return keepTokens(parts, tx, {
      tokens: successorsOf(parts, { refreshToken, tenantId: member.tenant_id }),
      holder: { familyId: found.family_id, tenantId: member.tenant_id, memberId: member.member_id },
    });
  });
  if (!tokens) throw new Refusal('session_ended', { status: 400 });
  return tokens;
}

async function markUsed(
  tx: Tx,
  { now, hash, member }: { now: string; hash: Buffer; member: { tenant_id: string; member_id: string } },
): Promise<void> {
  await tx.updateTable('identity.token').set({ used_at: now }).where('hash', '=', hash).execute();
  await tx
    .updateTable('identity.member')
    .set({ last_seen_at: now })
    .where('tenant_id', '=', member.tenant_id)
    .where('id', '=', member.member_id)
    .execute();
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
      'f.created_at as began_at',
      'f.person_id',
      'p.site_id',
      'p.status',
    ])
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'refresh')
    .forUpdate('t')
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;
type FoundMember = { tenant_id: string; member_id: string };

const wantedMember = async (
  tx: Tx,
  { found, tenantId }: { found: Found; tenantId: string | undefined },
): Promise<FoundMember | undefined> =>
  tenantId === undefined ? found : memberIn(tx, { personId: found.person_id, siteId: found.site_id, tenantId });

/**
 * The member whose successor was given when the token was used: a token has one, or whoever kept it would go on in a second line of the family that no repeated
 * use ever ends. What is asked for now does not change it.
 */
async function successorOf(
  parts: Parts,
  tx: Tx,
  { found, refreshToken }: { found: Found; refreshToken: string },
): Promise<FoundMember | undefined> {
  const members = await membersOf(tx, { personId: found.person_id, siteId: found.site_id }).execute();
  const hashes = new Map(
    members.map((member) => [hashOf(successorsOf(parts, { refreshToken, tenantId: member.tenant_id }).refresh).toString('hex'), member]),
  );
  const given = await tx
    .selectFrom('identity.token')
    .select('hash')
    .where('family_id', '=', found.family_id)
    .where('kind', '=', 'refresh')
    .where(
      'hash',
      'in',
      [...hashes.keys()].map((hash) => Buffer.from(hash, 'hex')),
    )
    .executeTakeFirst();
  return given && hashes.get(given.hash.toString('hex'));
}

const membersOf = (tx: Tx, { personId, siteId }: { personId: string; siteId: string }) =>
  tx
    .selectFrom('identity.member as m')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .select(['m.id as member_id', 'm.tenant_id'])
    .where('m.person_id', '=', personId)
    .where('t.site_id', '=', siteId);

/** The person as a member of another client of their site; what is no id is nobody's client. */
async function memberIn(tx: Tx, { personId, siteId, tenantId }: { personId: string; siteId: string; tenantId: string }) {
  if (!Id.safeParse(tenantId).success) return undefined;
  return membersOf(tx, { personId, siteId }).where('m.tenant_id', '=', tenantId).executeTakeFirst();
}
