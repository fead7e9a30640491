import { createHash } from 'node:crypto';
import { localeOf, locales, matchLocale } from '@vitrine/domain/kernel';
import { judgeFeed } from '@vitrine/domain/podcasts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteAddress } from '../identity/index.ts';
import { feedXml } from './feed-xml.ts';
import { feedPath, hashOfSecret } from './own-feed.ts';
import { coversOf, textFor } from './podcast-rows.ts';
import { episodesFor, podcastsFor, type Listener } from './podcasts-for.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'settings'>;
type Call = { secret: string; host: string; request: FastifyRequest; reply: FastifyReply };
type Whose = Listener & { personId: string; locale: string };

const dayMs = 86_400_000;
/** As many of the newest episodes are told; an app keeps those that it knows. */
const episodesInFeed = 300;

/** The feed of one member as RSS, with what they may hear now. Refuses `not_found` for an address that serves no more, whatever the cause. */
export async function readPodcastFeed(parts: Parts, { secret, host, request, reply }: Call): Promise<FastifyReply> {
  const { listener, podcastId } = await listenerOf(parts, { secret, request });
  const reader = parts.db.read();
  const now = parts.clock.now();
  const podcast = await podcastsFor(reader, listener, { now }).where('p.id', '=', podcastId).executeTakeFirst();
  if (!podcast) throw notFound();
  const rows = await episodesFor(reader, listener, { now })
    .where('e.podcast_id', '=', podcastId)
    .orderBy('e.published_from', 'desc')
    .orderBy('e.id', 'desc')
    .limit(episodesInFeed)
    .execute();
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  const sounds = ids.length === 0 ? [] : await parts.storage.find(reader, { tenantId: listener.tenantId, ids });
  const soundOf = new Map(sounds.map((file) => [file.id, file]));
  const coverOf = await coversOf(parts, reader, listener, [podcast.cover_file_id]);
  const cover = coverOf(podcast.cover_file_id);
  const xml = feedXml(
    {
      id: podcastId,
      title: textFor(listener, podcast.title),
      description: textFor(listener, podcast.description),
      language: matchLocale(listener.locale, locales),
      link: siteAddress(parts, { host, path: ['podcasts', podcastId] }),
      coverUrl: cover === null ? null : new URL(cover, siteAddress(parts, { host, path: [] })).href,
    },
    rows.flatMap((row) => {
      const sound = soundOf.get(row.file_id ?? '');
      if (!sound) return [];
      return {
        id: row.id,
        title: textFor(listener, row.title),
        description: textFor(listener, row.description),
        publishedAt: row.published_from ?? now,
        seconds: row.seconds,
        sound: { url: siteAddress(parts, { host, path: [...feedPath, secret, row.id] }), bytes: sound.bytes, type: sound.contentType },
      };
    }),
  );
  return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'private, max-age=300').send(xml);
}

/** Leads to an episode's sound by a link that is signed for minutes: what an app keeps is the address of the feed, never one of a file. Refuses `not_found`. */
export async function playPodcastFeed(
  parts: Parts,
  { secret, episodeId, request, reply }: Omit<Call, 'host'> & { episodeId: string },
): Promise<FastifyReply> {
  const { listener, podcastId } = await listenerOf(parts, { secret, request });
  const reader = parts.db.read();
  const row = await episodesFor(reader, listener, { now: parts.clock.now() })
    .where('e.id', '=', episodeId)
    .where('e.podcast_id', '=', podcastId)
    .executeTakeFirst();
  const [sound] = row?.file_id ? await parts.storage.find(reader, { tenantId: listener.tenantId, ids: [row.file_id] }) : [];
  if (!sound) throw notFound();
  return reply.header('cache-control', 'no-store').redirect(parts.storage.link(listener, sound), 302);
}

/** Whose address this is, as far as they may still come in; counts the app that asks, and ends what was shared. */
async function listenerOf(
  parts: Parts,
  { secret, request }: { secret: string; request: FastifyRequest },
): Promise<{ listener: Whose; podcastId: string }> {
  const { db, clock } = parts;
  const tenantId = secret.slice(0, 36);
  const now = clock.now();
  const row = await db
    .write() // what was taken back a moment ago serves nobody
    .selectFrom('podcasts.feed as f')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'f.tenant_id').onRef('m.id', '=', 'f.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as c', 'c.id', 'f.tenant_id')
    .select(['f.id', 'f.podcast_id', 'f.member_id', 'f.expires_at', 'f.ended_at', 'm.person_id', 'p.country', 'p.language_id', 'c.modules'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.secret_hash', '=', hashOfSecret(secret))
    .where('p.status', '=', 'approved')
    .where('m.status', '=', 'approved')
    .executeTakeFirst();
  if (!row?.modules.includes('podcasts')) throw notFound();
  const readers = await countReaders(parts, { tenantId, feedId: row.id, request, now });
  const verdict = judgeFeed({ expiresAt: row.expires_at, endedAt: row.ended_at, readers }, now);
  const change = verdict === 'shared' ? { ended_at: now, ended_why: 'shared' } : { last_at: now };
  if (verdict !== 'over')
    await db
      .write()
      .updateTable('podcasts.feed')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.id)
      .where('ended_at', 'is', null)
      .execute();
  if (verdict !== 'open') throw notFound();
  return {
    listener: {
      tenantId,
      memberId: row.member_id,
      personId: row.person_id,
      country: row.country,
      locale: localeOf(row.language_id) ?? locales[0],
    },
    podcastId: row.podcast_id,
  };
}

/** Apps and networks of the last day, this one among them; kept as hashes that say nothing elsewhere. A network: an address of a house changes in its last part. */
async function countReaders(
  { db, clock }: Parts,
  { tenantId, feedId, request, now }: { tenantId: string; feedId: string; request: FastifyRequest; now: string },
): Promise<number> {
  const network = request.ip.split(/[.:]/).slice(0, 3).join('.');
  const reader = createHash('sha256')
    .update([feedId, network, request.headers['user-agent'] ?? ''].join('\n'))
    .digest();
  await db
    .write()
    .insertInto('podcasts.feed_reader')
    .values({ tenant_id: tenantId, feed_id: feedId, reader, seen_at: now })
    .onConflict((seen) => seen.columns(['tenant_id', 'feed_id', 'reader']).doUpdateSet({ seen_at: now }))
    .execute();
  const since = clock.in(-dayMs);
  await db
    .write()
    .deleteFrom('podcasts.feed_reader')
    .where('tenant_id', '=', tenantId)
    .where('feed_id', '=', feedId)
    .where('seen_at', '<', since)
    .execute();
  const { count } = await db
    .write()
    .selectFrom('podcasts.feed_reader')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
