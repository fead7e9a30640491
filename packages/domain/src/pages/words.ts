/** Where a banner or a page stands: members see it while it is published. */
export const pageStates = ['draft', 'published', 'retired'] as const;
export type PageState = (typeof pageStates)[number];

/** So many banners are shown at most; whatever else is published waits behind them. */
export const bannersShown = 5;

export const bannerRefusals = [
  'title_required',
  'alt_required',
  'link_forbidden',
  'link_label_required',
  'ends_before_begin',
  'banner_already_published',
  'banner_not_published',
] as const;
export type BannerRefusal = (typeof bannerRefusals)[number];
