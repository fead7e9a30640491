import type { Module } from './modules.ts';

/** The words by which a partner's link names a module (LOG-06, decision D68). */
export const linkedModules = [
  'library_single',
  'news_single',
  'webinar',
  'online_course',
  'course',
  'trail',
  'presential_course',
  'live_class',
  'podcast',
  'reward',
  'campaign',
] as const;
type LinkedModule = (typeof linkedModules)[number];

/** Which module of the client each needs, and the screen of one thing in it. */
const screens: Record<LinkedModule, { module: Module; path: `/${string}` }> = {
  library_single: { module: 'library', path: '/libraries' },
  news_single: { module: 'news', path: '/news' },
  webinar: { module: 'webcasts', path: '/webinars' },
  online_course: { module: 'online_courses', path: '/online-courses' },
  course: { module: 'online_courses', path: '/online-courses' },
  trail: { module: 'trails', path: '/trails' },
  presential_course: { module: 'presential_courses', path: '/presential-courses' },
  live_class: { module: 'live_classes', path: '/live-classes' },
  podcast: { module: 'podcasts', path: '/podcasts' },
  reward: { module: 'reward_store', path: '/reward-store/details' },
  campaign: { module: 'campaigns', path: '/campaigns' },
};

/**
 * The screen that a partner's link names by `module` and `id` (LOG-06); undefined where the client has not switched the module on, where nobody knows the word, or
 * where the id is none: then the client's home is the way.
 */
export function screenOfModule(
  { module, id }: { module: string | undefined; id: string | undefined },
  has: (module: Module) => boolean,
): string | undefined {
  const word = linkedModules.find((one) => one === module);
  if (word === undefined || id === undefined || !/^[\w-]{1,64}$/.test(id)) return undefined;
  const { module: needed, path } = screens[word];
  return has(needed) ? `${path}/${id}` : undefined;
}
