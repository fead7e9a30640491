/** Modules that a client may switch off (decision D68). */
export const modules = [
  'library',
  'news',
  'webcasts',
  'profile',
  'ranking',
  'online_courses',
  'trails',
  'presential_courses',
  'live_classes',
  'podcasts',
  'reward_store',
  'points_table',
  'campaigns',
  'events',
  'insert_sales',
  'upload_photos',
  'hotsite',
  'portfolio',
  'forum',
] as const;
export type Module = (typeof modules)[number];

/** Modules that a new client begins with: what is there on the first day. */
export const modulesAtFirst: readonly Module[] = ['online_courses', 'profile', 'forum'];

/** What makes the program of a client: closed to a member who is blocked in it, while learning goes on (CMP-09, decision D69). */
export const programModules: readonly Module[] = ['reward_store', 'points_table', 'campaigns', 'events', 'insert_sales', 'upload_photos'];

/** Where a login configuration may take its background from. */
export const backgroundKinds = ['shop_window', 'image', 'plain'] as const;
/** Password strengths of decision D50. */
export const passwordLevels = ['weak', 'medium', 'strong'] as const;
export type PasswordLevel = (typeof passwordLevels)[number];
export const cookieNotices = ['informative', 'by_category'] as const;
/** Providers of social log-in that a site may offer. */
export const socialProviders = ['google'] as const;

export const tenancyRefusals = [
  'slug_taken',
  'colour_invalid',
  'language_required',
  'default_language_missing',
  'link_forbidden',
  'logo_too_faint',
] as const;
/** Of a site's addresses. */
export const hostRefusals = ['host_invalid', 'host_of_content', 'host_taken', 'host_needed'] as const;
export type TenancyRefusal = (typeof tenancyRefusals)[number];
