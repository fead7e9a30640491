/** How the operations of levels are called with another tenant's ids. */
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { aPerson } from '../../identity/testing.ts';
import { aNamedLevel, setRank, someMinimums } from '../testing.ts';

type Own = { levelRequestId: string; openLevelRequestId: string };
type Attacked = Foreign & Own;
const each = ({ levelRequestId, openLevelRequestId }: Attacked, body?: object) =>
  [levelRequestId, openLevelRequestId].flatMap((id) =>
    [1, 2].map((version) => ({ params: { requestId: id }, ...(body ? { body: { version, ...body } } : {}) })),
  );
const inCampaign = ({ program: { campaignId } }: Foreign) => ({ params: { campaignId } });
const form = (mark: string) => ({ name: { 'pt-BR': mark }, summary: {}, benefits: {} });

export const levels: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, program, mark }) => {
    const { tenantId, memberId } = learner;
    const { campaignId } = program;
    const administrator = await aPerson(platform, { tenantId, roles: ['program_administrator'], fullName: `${mark} gestora` });
    await someMinimums(platform, author.actor, { campaignId });
    await aNamedLevel(platform, author.actor, { rank: 1, ...form(mark) });
    const request = { tenant_id: tenantId, member_id: memberId, campaign_id: campaignId, experience: 400, opened_at: platform.clock.now() };
    const [levelRequestId, openLevelRequestId] = [platform.newId(), platform.newId()];
    const decided = {
      decided_at: platform.clock.now(),
      decided_by: administrator.memberId,
      decided_experience: 400,
      reason: 'other',
      note: mark,
    };
    await platform.db.transaction(async (tx) => {
      await setRank(platform, tx, { tenantId, memberId, rank: 2 });
      await tx
        .insertInto('levels.request')
        .values({ ...request, ...decided, id: levelRequestId, rank: 2, state: 'refused', version: 2 })
        .execute();
      await tx
        .insertInto('levels.request')
        .values({ ...request, id: openLevelRequestId, rank: 3, state: 'open', version: 1 })
        .execute();
      const ended = { tenant_id: tenantId, campaign_id: campaignId, settled_at: platform.clock.now() };
      await tx
        .insertInto('levels.settlement')
        .values({ ...ended, member_id: memberId, rank_before: 2, rank_after: 2, experience: 400 })
        .execute();
      await tx.insertInto('levels.settled_campaign').values(ended).execute();
    });
    return { levelRequestId, openLevelRequestId };
  },
  entries: {
    getMyLevel: { asks: (b) => [{ query: { campaignId: b.program.campaignId } }, {}] },
    listLevels: { asks: () => [{}] },
    /** A rank is a number alike in every client: what is saved is the caller's own. */
    saveLevel: { asks: () => [{ params: { rank: '1' }, body: { version: 7, level: form('Invasora') } }] },
    getCampaignLevels: { asks: (b) => [inCampaign(b)] },
    saveCampaignLevels: {
      asks: (b) => [0, 1].map((version) => ({ ...inCampaign(b), body: { version, minimums: { intermediate: 1, highest: 2 } } })),
    },
    listLevelRequests: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { campaignId: b.program.campaignId } },
        { query: { state: 'refused' } },
        { query: { search: b.mark } },
      ],
    },
    exportLevelRequests: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }, { query: { state: 'refused' } }] },
    getLevelRequest: { asks: (b) => each(b) },
    approveLevel: { asks: (b) => each(b, {}) },
    refuseLevel: { asks: (b) => each(b, { reason: 'invoices_refused', note: '' }) },
  },
};
