/** How another tenant's rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aPerson } from '../../identity/testing.ts';
import { giveOpinion } from '../give-opinion.ts';
import { findDecisions } from '../decisions.ts';

type Own = { seconded: { subject: 'sale' | 'photo'; id: string; decidedAt: string } };

export const audit: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { learner, mark }) => {
    const second = await aPerson(platform, { tenantId: learner.tenantId, roles: ['auditor'], fullName: `${mark} segunda` });
    const [decided] = await findDecisions(platform.db.read(), second.actor, { show: 'all', subject: 'photo', limit: 1 });
    if (!decided) throw new Error('audit: the rows of photos hold a decision');
    const seconded = { subject: 'photo' as const, id: decided.id, decidedAt: new Date(decided.decided_at).toISOString() };
    await giveOpinion(platform, second.actor, { ...seconded, agrees: false, note: mark });
    return { seconded };
  },
  untold: {},
  entries: {
    getAuditQueues: { asks: () => [{}] },
    listDecisions: { asks: () => (['all', 'sample', 'disagreed'] as const).map((show) => ({ query: { show, limit: 100 } })) },
    exportDecisions: { asks: () => [{ query: {} }, { query: { show: 'disagreed' } }] },
    giveOpinion: {
      asks: ({ seconded: { subject, id, decidedAt } }) => [{ params: { subject, id }, body: { decidedAt, agrees: true, note: '' } }],
    },
  },
};
