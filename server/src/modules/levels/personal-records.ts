import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Levels stay as they were decided; what administrators wrote about somebody goes. */
export const levelsRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'levels.standing': db
      .read()
      .selectFrom('levels.standing')
      .select(['rank', 'since'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('member_id'),
    'levels.request': db
      .read()
      .selectFrom('levels.request as r')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.campaign_id'))
      .select(['r.id', 'c.name as campaign', 'r.rank', 'r.state', 'r.experience', 'r.opened_at', 'r.decided_at', 'r.reason', 'r.note'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('r.id'),
    'levels.settlement': db
      .read()
      .selectFrom('levels.settlement as s')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
      .select(['c.name as campaign', 's.rank_before', 's.rank_after', 's.experience', 's.settled_at'])
      .where('s.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('s.campaign_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx.updateTable('levels.request').set({ note: '' }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute(),
    );
  },
});
