import type { Podcast, PodcastPage, PodcastQuery } from '@vitrine/contract/podcasts';
import { searchable } from '@vitrine/domain/kernel';
import { progressOf } from '@vitrine/domain/podcasts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { foundBy } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { coversOf, orderOf, textFor } from './podcast-rows.ts';
import { podcastsFor, type PodcastOfRow } from './podcasts-for.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
const Place = z.tuple([z.int(), z.uuid()]);

/** Podcasts that the member may hear and the filter finds, in the client's order, a page by keyset (POD-01, FIL-01). */
export async function listPodcasts(
  { db, clock, storage }: Parts,
  actor: Actor,
  ask: PodcastQuery,
): Promise<{ items: Podcast[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const now = clock.now();
  const reader = db.read();
  const found = await podcastsFor(reader, actor, { now })
    .where(isAsked(ask, { tenantId: actor.tenantId, now }))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.position, p.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.position, last.id));
  const coverOf = await coversOf(
    { storage },
    reader,
    actor,
    rows.map((row) => row.cover_file_id),
  );
  return { items: rows.map((row) => podcastOf(actor, row, coverOf)), next };
}

/** A podcast. Refuses `not_found` for what is not there and for what is not for the member alike. */
export async function getPodcast({ db, clock, storage }: Parts, actor: Actor, { podcastId }: { podcastId: string }): Promise<PodcastPage> {
  const reader = db.read();
  const row = await podcastsFor(reader, actor, { now: clock.now() }).where('p.id', '=', podcastId).executeTakeFirst();
  if (!row) throw notFound();
  const tags =
    row.tag_ids.length === 0
      ? []
      : await reader
          .selectFrom('identity.tag')
          .select('name')
          .where('tenant_id', '=', actor.tenantId)
          .where('id', 'in', row.tag_ids)
          .orderBy('position')
          .execute();
  const coverOf = await coversOf({ storage }, reader, actor, [row.cover_file_id]);
  return {
    ...podcastOf(actor, row, coverOf),
    tags: tags.map(({ name }) => textFor(actor, name)),
    episodeOrder: orderOf(row.episode_order),
  };
}

/** Categories of the podcasts that the member may hear, and whether one there has none. */
export async function listPodcastCategories(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ categories: { id: string; name: string }[]; hasNone: boolean }> {
  const shown = podcastsFor(db.read(), actor, { now: clock.now() }).clearSelect();
  const [categories, without] = await Promise.all([
    db
      .read()
      .selectFrom('podcasts.category as k')
      .select(['k.id', 'k.name'])
      .where('k.tenant_id', '=', actor.tenantId)
      .where('k.id', 'in', shown.select('p.category_id'))
      .orderBy('k.position')
      .orderBy('k.id')
      .execute(),
    shown.select('p.id').where('p.category_id', 'is', null).limit(1).executeTakeFirst(),
  ]);
  return { categories: categories.map(({ id, name }) => ({ id, name: textFor(actor, name) })), hasNone: without !== undefined };
}

const podcastOf = (actor: Actor, row: PodcastOfRow, coverOf: (fileId: string | null) => string | null): Podcast => ({
  id: row.id,
  title: textFor(actor, row.title),
  description: textFor(actor, row.description),
  coverUrl: coverOf(row.cover_file_id),
  category: row.category === null ? '' : textFor(actor, row.category),
  episodes: row.episodes,
  unheard: row.episodes - row.done,
  progress: progressOf(row),
  latestAt: row.latest,
  isFavourite: row.favourite !== null,
});

/** What a member asks for, of the rows that `podcastsFor` names. */
function isAsked(ask: PodcastQuery, { tenantId, now }: { tenantId: string; now: string }): RawBuilder<boolean> {
  const words = searchable(ask.search ?? '');
  const tags = wordsIn(ask.selected_tags);
  const endings = wordsIn(ask.extensions);
  const narrowing: (RawBuilder<boolean> | undefined)[] = [
    words === ''
      ? undefined
      : sql<boolean>`(${foundBy(sql.ref('p.search_text'), words)} or ${hasEpisode(foundBy(sql.ref('e.search_text'), words))})`,
    ask.favorite === 'all' ? undefined : sql<boolean>`h.subject_id is not null`,
    progressIs(ask),
    ask.subscription_type === 'assigned' ? sql<boolean>`false` : undefined, // nobody is put into a podcast
    tags && sql<boolean>`p.tag_ids && ${tags}::uuid[]`,
    named('u.group_id', wordsIn(ask.selected_groups)),
    named('u.area_id', wordsIn(ask.selected_areas)),
    categoryIs(wordsIn(ask.categories)),
    endings && hasEpisode(sql<boolean>`e.extension = any(${endings}::text[])`),
  ];
  const told = narrowing.flatMap((one) => one ?? []);
  return told.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(told, sql` and `)})`;

  function hasEpisode(which: RawBuilder<boolean>): RawBuilder<boolean> {
    return sql<boolean>`exists (select from podcasts.episode as e where e.tenant_id = ${tenantId} and e.podcast_id = p.id and e.state = 'published' and e.published_from <= ${now}::timestamptz and ${which})`;
  }
  function named(column: string, ids: readonly string[] | undefined): RawBuilder<boolean> | undefined {
    return (
      ids &&
      sql<boolean>`exists (select from podcasts.audience as u where u.tenant_id = ${tenantId} and u.podcast_id = p.id and ${sql.ref(column)} = any(${ids}::uuid[]))`
    );
  }
}

/** As domain's `progressOf`. */
function progressIs({ progress }: PodcastQuery): RawBuilder<boolean> | undefined {
  if (progress === 'all') return undefined;
  if (progress === 'not_started') return sql<boolean>`n.started = 0`;
  return progress === 'done'
    ? sql<boolean>`(n.episodes > 0 and n.done = n.episodes)`
    : sql<boolean>`(n.started > 0 and n.done < n.episodes)`;
}

function categoryIs(asked: readonly string[] | undefined): RawBuilder<boolean> | undefined {
  if (!asked) return undefined;
  const ids = asked.filter((one) => one !== 'none');
  return asked.includes('none')
    ? sql<boolean>`(p.category_id is null or p.category_id = any(${ids}::uuid[]))`
    : sql<boolean>`p.category_id = any(${ids}::uuid[])`;
}

/** A list as an address holds it; undefined for no filter. */
const wordsIn = (list: string): string[] | undefined => (list === 'all' ? undefined : list.toLowerCase().split(','));
