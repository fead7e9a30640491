/** Welcome banners: what one lacks, and which a device still shows. */
export { isBannerLink, judgeBanner, openBanners, type BannerWish, type ClosedBanner } from './banners.ts';
export { bannerRefusals, bannersShown, pageStates, type BannerRefusal, type PageState } from './words.ts';
