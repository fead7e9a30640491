/** Badges on the wire: what members earned and may earn, what anybody may verify, and what staff keeps. */
export {
  awardBadge,
  Award,
  BadgeDetail,
  BadgeFields,
  BadgeRow,
  createBadge,
  exportAwards,
  exportBadges,
  getBadgeToManage,
  listAwards,
  listBadgesToManage,
  publishBadge,
  retireBadge,
  saveBadge,
  withdrawAward,
} from './console.ts';
export { getMyBadge, listMyBadges, MyBadge, MyBadgePage, showHolder } from './member.ts';
export { getBadgeCredential, getBadgeKeys, VerifiedBadge, verifyBadge } from './public.ts';
