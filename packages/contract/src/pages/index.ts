/** Welcome banners and pages of blocks on the wire. */
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
export {
  createPage,
  getHotsite,
  getPage,
  getWildcardPage,
  listPages,
  PageDetail,
  PageFields,
  PageRow,
  publishPage,
  retirePage,
  savePage,
  ShownPage,
} from './pages.ts';
