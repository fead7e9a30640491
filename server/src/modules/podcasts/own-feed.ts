import { createHash, randomBytes } from 'node:crypto';
import type { PodcastFeed } from '@vitrine/contract/podcasts';
import { feedDays, feedEnds } from '@vitrine/domain/podcasts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { takeTurn } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteAddress } from '../identity/index.ts';
import { podcastsFor } from './podcasts-for.ts';

type One = { podcastId: string };
type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'settings'>;

/** As the table keeps it: who reads the table has nobody's address. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
export const feedPath = ['api', 'v1', 'podcast-feeds'];

/** Whether the member has an address that serves. Refuses `not_found`. */
export async function getPodcastFeed({ db, clock }: Pick<Parts, 'db' | 'clock'>, actor: Actor, { podcastId }: One): Promise<PodcastFeed> {
  const now = clock.now();
  await demandHeard(db.read(), actor, { podcastId, now });
  const row = await feedsOf(db.write(), actor, { podcastId }) // whoever just made one sees it
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isOpen = row !== undefined && row.ended_at === null && row.expires_at > now;
  return {
    feed: isOpen ? { createdAt: row.created_at, expiresAt: row.expires_at, lastAt: row.last_at } : null,
    endedWhy: feedEnds.find((why) => why === row?.ended_why) ?? null,
  };
}

/** Makes an address with a new secret, told this once; the one before it serves no more. Of two at once the second one’s serves. Refuses `not_found`. */
export function openPodcastFeed(parts: Parts, actor: Actor, { podcastId, host }: One & { host: string }): Promise<{ url: string }> {
  const secret = `${actor.tenantId}.${randomBytes(32).toString('base64url')}`;
  return parts.db.transaction(async (tx) => {
    await takeTurn(parts, tx, { what: 'podcast_feed', who: actor.memberId });
    const now = parts.clock.now();
    await demandHeard(tx, actor, { podcastId, now });
    await endFeeds(tx, actor, { podcastId, now });
    await tx
      .insertInto('podcasts.feed')
      .values({
        tenant_id: actor.tenantId,
        id: parts.newId(),
        podcast_id: podcastId,
        member_id: actor.memberId,
        secret_hash: hashOfSecret(secret),
        created_at: now,
        expires_at: parts.clock.in(feedDays * 86_400_000),
      })
      .execute();
    return { url: siteAddress(parts, { host, path: [...feedPath, secret] }) };
  });
}

/** Takes the address back; again changes nothing. */
export async function revokePodcastFeed(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  { podcastId }: One,
): Promise<Record<string, never>> {
  await db.transaction((tx) => endFeeds(tx, actor, { podcastId, now: clock.now() }));
  return {};
}

async function demandHeard(db: Reader, actor: Actor, { podcastId, now }: One & { now: string }): Promise<void> {
  if (!(await podcastsFor(db, actor, { now }).where('p.id', '=', podcastId).executeTakeFirst())) throw notFound();
}

const feedsOf = (db: Reader, { tenantId, memberId }: Actor, { podcastId }: One) =>
  db
    .selectFrom('podcasts.feed')
    .select(['id', 'created_at', 'expires_at', 'last_at', 'ended_at', 'ended_why'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('podcast_id', '=', podcastId);

const endFeeds = (tx: Tx, { tenantId, memberId }: Actor, { podcastId, now }: One & { now: string }) =>
  tx
    .updateTable('podcasts.feed')
    .set({ ended_at: now, ended_why: 'revoked' })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('podcast_id', '=', podcastId)
    .where('ended_at', 'is', null)
    .execute();
