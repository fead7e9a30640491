/** How the operations of this room are called with another tenant's ids. */
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBudget } from '../../campaigns/testing.ts';

const one = ({ program: { campaignId } }: Foreign) => ({ params: { campaignId } });

type Own = { rehearsalId: string };

export const closing: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner: { tenantId, memberId }, program: { campaignId } }) => {
    await aBudget(platform, author.actor, { campaignId, cap: 1_000_000_000 });
    const rehearsalId = platform.newId();
    const now = platform.clock.now();
    await platform.db.transaction(async (tx) => {
      await tx
        .insertInto('closing.rehearsal')
        .values({
          tenant_id: tenantId,
          id: rehearsalId,
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
    return { rehearsalId };
  },
  entries: {
    getClose: { asks: (b) => [one(b)] },
    beginClose: { asks: (b) => [{ ...one(b), body: {} }] },
    listRehearsals: { asks: (b) => [one(b)] },
    beginRehearsal: { asks: (b) => [{ ...one(b), body: { pastId: b.program.campaignId } }] },
    getRehearsal: { asks: (b) => [{ params: { campaignId: b.program.campaignId, rehearsalId: b.rehearsalId } }] },
  },
  untold: {
    'closing.close': 'who began the close of a campaign; it is told as their deed by the trail of changes',
    'closing.rehearsal': 'who asked for a rehearsal; it counts sales that are told by themselves, and is told as their deed by the trail',
  },
};
