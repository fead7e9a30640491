/** Welcome banners and pages of blocks: what one lacks, where a page may lie, and which banners a device still shows. */
export { hotsiteSlug, judgeSlug, pageSlugLimit, reservedSlugs } from './addresses.ts';
export { isBannerLink, judgeBanner, openBanners, type BannerWish, type ClosedBanner } from './banners.ts';
export { judgePublication } from './pages.ts';
export {
  bannerRefusals,
  bannersShown,
  pageKinds,
  pageRefusals,
  pageStates,
  type BannerRefusal,
  type PageKind,
  type PageRefusal,
  type PageState,
} from './words.ts';
