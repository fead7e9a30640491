/** Welcome banners on the wire. */
export {
  BannerDetail,
  BannerFields,
  BannerRow,
  createBanner,
  getBanner,
  listBanners,
  listWelcomeBanners,
  publishBanner,
  retireBanner,
  saveBanner,
  WelcomeBanner,
} from './banners.ts';
