/** What every catalog may be narrowed by, under the names that addresses carry (FIL-01). `all`, and an empty search, mean no filter. */
export const catalogFavourites = ['all', 'favorite'] as const;
export const catalogProgress = ['all', 'not_started', 'in_progress', 'done'] as const;
/** How somebody came in: by themselves, or put there by somebody or a rule. */
export const catalogSubscriptions = ['all', 'self', 'assigned'] as const;
/** Endings of files that are handed out. */
export const catalogExtensions = ['all', 'pdf', 'image', 'sheet'] as const;

/** Every field and what it means when nothing is chosen. Lists hold ids with commas between them. */
export const catalogDefaults = {
  favorite: 'all',
  progress: 'all',
  search: '',
  selected_areas: 'all',
  selected_groups: 'all',
  selected_tags: 'all',
  subscription_type: 'all',
  categories: 'all',
  extensions: 'all',
} as const;
export type CatalogField = keyof typeof catalogDefaults;

/** The state of the filter of trails before anybody chose (FIL-03). */
export const trailFilterDefaults = {
  favorite: 'all',
  progress: 'all',
  search: '',
  selected_areas: 'all',
  selected_groups: 'all',
  selected_tags: 'all',
  subscription_type: 'all',
  selected_categories: { label: 'all_f', value: 'all' },
  loading: false,
} as const;

/** Stands among categories for trails that have none. */
export const noCategory = 'none';

/** The ids of a list as an address holds it; undefined for no filter. */
export function idsIn(list: string | undefined): string[] | undefined {
  if (list === undefined || list === '' || list === 'all') return undefined;
  return [...new Set(list.split(','))];
}
