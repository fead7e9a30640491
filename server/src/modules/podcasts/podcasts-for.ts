import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './open-to.ts';

type Looking = { now: string };
/** Whoever hears: by their session, or by the address of a feed of theirs. */
export type Listener = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;

/** Podcasts on show that are for this member: what every list, count and page of theirs is made of. */
export const podcastsFor = (db: Reader, actor: Listener, { now }: Looking) =>
  db
    .selectFrom('podcasts.podcast as p')
    .leftJoin('podcasts.category as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.category_id'))
    .leftJoin('marks.favourite as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'p.tenant_id')
        .on('h.member_id', '=', actor.memberId)
        .on('h.subject', '=', 'podcast')
        .onRef('h.subject_id', '=', 'p.id'),
    )
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('podcasts.episode as e')
          .leftJoin('podcasts.listening as l', (join) =>
            join.onRef('l.tenant_id', '=', 'e.tenant_id').on('l.member_id', '=', actor.memberId).onRef('l.episode_id', '=', 'e.id'),
          )
          .where('e.tenant_id', '=', actor.tenantId)
          .whereRef('e.podcast_id', '=', 'p.id')
          .where('e.state', '=', 'published')
          .where('e.published_from', '<=', now)
          .select([
            sql<number>`count(*)::int`.as('episodes'),
            sql<number>`(count(*) filter (where l.is_done))::int`.as('done'),
            sql<number>`(count(*) filter (where l.is_done or l.position > 0))::int`.as('started'),
            sql<string | null>`max(e.published_from)`.as('latest'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.state', '=', 'published')
    .where(isOpenTo(actor))
    .select(['p.id', 'p.title', 'p.description', 'p.cover_file_id', 'p.category_id', 'p.tag_ids', 'p.episode_order', 'p.position'])
    .select(['c.name as category', 'h.subject_id as favourite', 'n.episodes', 'n.done', 'n.started', 'n.latest']);

export type PodcastOfRow = Awaited<ReturnType<ReturnType<typeof podcastsFor>['execute']>>[number];

/** Episodes on show of podcasts that are for this member, with how far they are. */
export const episodesFor = (db: Reader, actor: Listener, { now }: Looking) =>
  db
    .selectFrom('podcasts.episode as e')
    .innerJoin('podcasts.podcast as p', (join) => join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.podcast_id'))
    .leftJoin('podcasts.listening as l', (join) =>
      join.onRef('l.tenant_id', '=', 'e.tenant_id').on('l.member_id', '=', actor.memberId).onRef('l.episode_id', '=', 'e.id'),
    )
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.state', '=', 'published')
    .where('e.published_from', '<=', now)
    .where('p.state', '=', 'published')
    .where(isOpenTo(actor))
    .select([
      'e.id',
      'e.podcast_id',
      'e.title',
      'e.description',
      'e.seconds',
      'e.published_from',
      'e.file_id',
      'e.chapters',
      'e.transcripts',
    ])
    .select(['p.title as podcast', 'p.cover_file_id', 'p.episode_order', 'l.position', 'l.is_done', 'l.placed_at']);

export type EpisodeOfRow = Awaited<ReturnType<ReturnType<typeof episodesFor>['execute']>>[number];
