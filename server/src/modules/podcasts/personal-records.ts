import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member heard, and how far. */
export const podcastRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'podcasts.listening': db
      .read()
      .selectFrom('podcasts.listening as l')
      .innerJoin('podcasts.episode as e', (join) => join.onRef('e.tenant_id', '=', 'l.tenant_id').onRef('e.id', '=', 'l.episode_id'))
      .select(['l.episode_id', 'e.title', 'l.position', 'l.placed_at', 'l.speed', 'l.ranges', 'l.is_done', 'l.done_at', 'l.undone_at'])
      .where('l.tenant_id', '=', tenantId)
      .where('l.member_id', '=', memberId)
      .orderBy('l.episode_id'),
    'podcasts.feed': db
      .read()
      .selectFrom('podcasts.feed as f')
      .innerJoin('podcasts.podcast as p', (join) => join.onRef('p.tenant_id', '=', 'f.tenant_id').onRef('p.id', '=', 'f.podcast_id'))
      .select(['f.id', 'p.title', 'f.created_at', 'f.expires_at', 'f.last_at', 'f.ended_at', 'f.ended_why'])
      .where('f.tenant_id', '=', tenantId)
      .where('f.member_id', '=', memberId)
      .orderBy('f.id'),
    'podcasts.feed_reader': db
      .read()
      .selectFrom('podcasts.feed_reader as r')
      .innerJoin('podcasts.feed as f', (join) => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.feed_id'))
      .select(['r.feed_id', 'r.seen_at'])
      .where('r.tenant_id', '=', tenantId)
      .where('f.member_id', '=', memberId)
      .orderBy('r.seen_at'),
  }),
  erase: async ({ tenantId, memberId }) => {
    const own = db.read().selectFrom('podcasts.feed').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
    await db.write().deleteFrom('podcasts.feed_reader').where('tenant_id', '=', tenantId).where('feed_id', 'in', own).execute();
    await db.write().deleteFrom('podcasts.feed').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    await db.write().deleteFrom('podcasts.listening').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
