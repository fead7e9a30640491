import type { CatalogSearch } from '@vitrine/contract/learning/search';
import { catalogDefaults, trailFilterDefaults, type CatalogField } from '@vitrine/domain/learning';
import { oneOf, wordIn } from '../../shared/search-words.ts';

const shows = ['all', 'mine', 'new', 'done', 'favourites'] as const;

/** What stands in the address of a catalog. Read by hand: the schema library would outweigh the rest of the first screen. */
export const catalogSearch = (search: Record<string, unknown>): CatalogSearch => ({
  favorite: oneOf(search, 'favorite', ['favorite']),
  progress: oneOf(search, 'progress', ['not_started', 'in_progress', 'done']),
  search: wordIn(search, 'search'),
  selected_areas: chosen(search, 'selected_areas'),
  selected_groups: chosen(search, 'selected_groups'),
  selected_tags: chosen(search, 'selected_tags'),
  subscription_type: oneOf(search, 'subscription_type', ['self', 'assigned']),
  categories: chosen(search, 'categories'),
  extensions: oneOf(search, 'extensions', ['pdf', 'image', 'sheet']),
  show: oneOf(search, 'show', shows),
  tag: wordIn(search, 'tag'),
});

/** The filter that an address means: `show` and `tag` of older links are told in today's fields. Only what narrows is in it. */
export type CatalogFilter = Omit<CatalogSearch, 'show' | 'tag'>;
export function filterOf({ show, tag, ...fields }: CatalogSearch): CatalogFilter {
  const older: CatalogFilter = {
    ...(show === 'favourites' ? { favorite: 'favorite' } : {}),
    ...(show === 'mine' ? { progress: 'in_progress' } : {}),
    ...(show === 'new' ? { progress: 'not_started' } : {}),
    ...(show === 'done' ? { progress: 'done' } : {}),
    ...(tag === undefined ? {} : { selected_tags: tag }),
  };
  return { ...older, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}

/** How many fields narrow the catalog, the search beside them. */
export const countChosen = ({ search: _, ...rest }: CatalogFilter): number =>
  Object.values(rest).filter((value) => value !== undefined).length;
export const isNarrowed = (filter: CatalogFilter): boolean => Boolean(filter.search) || countChosen(filter) > 0;

/** A field as it counts: what was chosen, or what it means when nothing is (FIL-03). */
export const valueOf = (filter: CatalogFilter, field: CatalogField): string => filter[field] ?? catalogDefaults[field];

type Named = { id: string; name: string };
/** The state of the filter of trails, every field of it (FIL-03): what clearing returns to is `trailFilterDefaults`. */
export function trailFilterState(filter: CatalogFilter, { categories, loading }: { categories: readonly Named[]; loading: boolean }) {
  const { selected_categories: all } = trailFilterDefaults;
  const category = filter.categories;
  return {
    ...trailFilterDefaults,
    favorite: valueOf(filter, 'favorite'),
    progress: valueOf(filter, 'progress'),
    search: valueOf(filter, 'search'),
    selected_areas: valueOf(filter, 'selected_areas'),
    selected_groups: valueOf(filter, 'selected_groups'),
    selected_tags: valueOf(filter, 'selected_tags'),
    subscription_type: valueOf(filter, 'subscription_type'),
    selected_categories:
      category === undefined ? all : { label: categories.find(({ id }) => id === category)?.name ?? category, value: category },
    loading,
  };
}

/** A word that is not `all`, which says nothing. */
function chosen(search: Record<string, unknown>, name: string): string | undefined {
  const word = wordIn(search, name);
  return word === 'all' ? undefined : word;
}
