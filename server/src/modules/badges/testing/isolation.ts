/** How the operations of badges are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBadge, awardBadge, badgeFields } from '../testing.ts';

type Own = { badgeId: string; badgeAwardId: string; badgeCode: string };

export const badges: RoomUnderAttack<Own> = {
  rows: async ({ platform, db }, { author, learner, mark }) => {
    const badgeId = await aBadge(platform, author.actor, { name: { 'pt-BR': mark }, description: { 'pt-BR': mark } });
    const { id: badgeAwardId } = await awardBadge(platform, author.actor, { badgeId, memberId: learner.memberId, why: mark });
    const { code } = await db
      .write()
      .selectFrom('badges.award')
      .select('code')
      .where('tenant_id', '=', learner.tenantId)
      .where('id', '=', badgeAwardId)
      .executeTakeFirstOrThrow();
    return { badgeId, badgeAwardId, badgeCode: code };
  },
  entries: {
    listMyBadges: { asks: () => [{}] },
    getMyBadge: { asks: ({ badgeId }) => [{ params: { badgeId } }] },
    showHolder: { asks: ({ badgeId }) => [{ params: { badgeId }, body: { holderShown: 'full' } }] },
    verifyBadge: {
      asks: (b) => [{ params: { code: b.badgeCode }, query: {} }],
      sharedWithin: { site: 'everybody', because: 'whoever was given the address of a badge may verify it on its site (BDG-01)' },
    },
    getBadgeCredential: {
      asks: (b) => [{ params: { code: b.badgeCode } }],
      sharedWithin: { site: 'everybody', because: 'the same proof, signed (BDG-01)' },
    },
    getBadgeKeys: { asks: () => [{}] },
    listBadgesToManage: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'published' } }] },
    exportBadges: { asks: () => [{ query: {} }, { query: { state: 'published' } }] },
    createBadge: {
      asks: (b) => [
        { body: badgeFields() },
        { body: badgeFields({ rule: 'course_finished', courseId: b.courseId }) },
        { body: badgeFields({ rule: 'trail_finished', trailId: b.trailId }) },
        { body: badgeFields({ fileId: b.fileId }) },
      ],
    },
    getBadgeToManage: { asks: ({ badgeId }) => [{ params: { badgeId } }] },
    saveBadge: { asks: ({ badgeId }) => [1, 2].map((version) => ({ params: { badgeId }, body: { version, badge: badgeFields() } })) },
    publishBadge: { asks: ({ badgeId }) => [1, 2].map((version) => ({ params: { badgeId }, body: { version } })) },
    retireBadge: { asks: ({ badgeId }) => [1, 2].map((version) => ({ params: { badgeId }, body: { version } })) },
    listAwards: { asks: ({ badgeId }) => [{ params: { badgeId }, query: { limit: 100 } }] },
    exportAwards: { asks: ({ badgeId }) => [{ params: { badgeId }, query: {} }] },
    awardBadge: { asks: (b) => [{ params: { badgeId: b.badgeId }, body: { memberId: b.memberId, why: 'Invasor' } }] },
    withdrawAward: { asks: (b) => [{ params: { awardId: b.badgeAwardId }, body: { why: 'Invasor' } }] },
  },
};
