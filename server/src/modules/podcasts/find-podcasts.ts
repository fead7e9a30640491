import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql, type RawBuilder } from 'kysely';
import { anyMeant, anySays, type MeantAsk, meantBy, plannedAnew, saysWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './podcast-rows.ts';
import { episodesFor, podcastsFor } from './podcasts-for.ts';
import { linesThatSay } from './spoken.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** Podcasts by a member's words, for the search over all rooms, in the client's order. */
export async function findPodcasts({ db, clock }: Parts, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('podcasts')) return nothingFound;
  const rows = await podcastsFor(db.read(), actor, { now: clock.now() })
    .where(meantBy(sql.ref('p.search_text'), searchable(words), { isForgiving }))
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  return {
    hits: rows.slice(0, limit).map(({ id, title, description }) => ({
      id,
      title: textFor(actor, title),
      text: textFor(actor, description),
      href: `/podcasts/${id}`,
    })),
    hasMore: rows.length > limit,
    allHref: `/podcasts?search=${encodeURIComponent(words)}`,
  };
}

/** Episodes by a member's words, of what is said of them and behind those in them, the newest first; one that says them opens at that second. */
export async function findInEpisodes({ db, clock }: Parts, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('podcasts')) return nothingFound;
  const reader = db.read();
  const asked = searchable(words);
  const now = clock.now();
  const within = (which: RawBuilder<boolean>, most: number) =>
    episodesFor(reader, actor, { now })
      .where(which)
      .orderBy('e.published_from', 'desc')
      .orderBy('e.id', 'desc')
      .limit(most)
      .modifyEnd(plannedAnew)
      .execute();
  const titled = await within(meantBy(sql.ref('e.search_text'), asked, { isForgiving }), limit + 1);
  const left = limit + 1 - titled.length;
  const isOther = sql<boolean>`e.id <> all(${titled.map(({ id }) => id)}::uuid[])`;
  const says = sql<boolean>`e.id in (
    select s.episode_id from podcasts.spoken as s where s.tenant_id = ${actor.tenantId} and ${saysWords(sql.ref('s.words'), asked)}
  )`;
  const rows = left === 0 ? titled : [...titled, ...(await within(sql<boolean>`(${says} and ${isOther})`, left))];
  const shown = rows.slice(0, limit);
  const lines = await linesThatSay(reader, actor, { episodeIds: shown.map(({ id }) => id), words: asked });
  return {
    hits: shown.map((row) => {
      const line = lines.get(row.id);
      const href = `/podcasts/${row.podcast_id}?episode=${row.id}`;
      return {
        id: row.id,
        title: textFor(actor, row.title),
        text: line?.text ?? textFor(actor, row.description),
        href: line ? `${href}&at=${Math.floor(line.from)}` : href,
      };
    }),
    hasMore: rows.length > limit,
    allHref: `/podcasts?search=${encodeURIComponent(words)}`,
  };
}

/** Whether there is a podcast to ask for by these words. */
export const podcastsHold = (ask: MeantAsk) => anyMeant('podcasts.podcast', ask);

/** Whether there is an episode to ask for by these words. */
export const episodesHold = (ask: MeantAsk) => sql<boolean>`(${anyMeant('podcasts.episode', ask)} or ${anySays('podcasts.spoken', ask)})`;
