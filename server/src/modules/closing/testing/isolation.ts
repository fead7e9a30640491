/** How the operations of this room are called with another tenant's ids. */
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBudget } from '../../campaigns/testing.ts';

const one = ({ program: { campaignId } }: Foreign) => ({ params: { campaignId } });

type Own = { simulationId: string };

export const closing: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner: { tenantId, memberId }, program: { campaignId } }) => {
    await aBudget(platform, author.actor, { campaignId, cap: 1_000_000_000 });
    const simulationId = platform.newId();
    const now = platform.clock.now();
    await platform.db.transaction(async (tx) => {
      await tx
        .insertInto('closing.rehearsal')
        .values({
          tenant_id: tenantId,
          id: simulationId,
          campaign_id: campaignId,
          past_id: campaignId,
          number: 1,
          asked_by: memberId,
          asked_at: now,
          total: 1,
        })
        .execute();
      await tx
        .insertInto('closing.close')
        .values({ tenant_id: tenantId, campaign_id: campaignId, begun_by: memberId, begun_at: now, rehearsal: '{}' })
        .execute();
    });
    return { simulationId };
  },
  entries: {
    getClose: { asks: (b) => [one(b)] },
    beginClose: { asks: (b) => [{ ...one(b), body: {} }] },
    listSimulations: { asks: (b) => [one(b)] },
    beginSimulation: { asks: (b) => [{ ...one(b), body: { pastId: b.program.campaignId } }] },
    getSimulation: { asks: (b) => [{ params: { campaignId: b.program.campaignId, simulationId: b.simulationId } }] },
  },
  untold: {
    'closing.close': 'who began the close of a campaign; it is told as their action by the audit log',
    'closing.rehearsal':
      'who asked for a simulation; it counts sales that are told by themselves, and is told as their action by the audit log',
  },
};
