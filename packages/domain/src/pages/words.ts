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

/** `hotsite` is one of its client, at an address of its own; a `page` lies at the address that staff gives it. */
export const pageKinds = ['hotsite', 'page'] as const;
export type PageKind = (typeof pageKinds)[number];

export const pageRefusals = [
  'title_required',
  'slug_invalid',
  'slug_reserved',
  'page_slug_taken',
  'hotsite_exists',
  'ends_before_begin',
  'blocks_required',
  'blocks_unfinished',
  'file_of_wrong_kind',
  'page_not_published',
] as const;
export type PageRefusal = (typeof pageRefusals)[number];
