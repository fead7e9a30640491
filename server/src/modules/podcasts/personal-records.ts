import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

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
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.write().deleteFrom('podcasts.listening').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
