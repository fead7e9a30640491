import { trailFilterDefaults } from '@vitrine/domain/learning';
import { expect, test } from 'vitest';
import { countChosen, filterOf, isNarrowed, catalogSearch, trailFilterState } from './catalog-search.ts';

const state = (search: Record<string, unknown>) => trailFilterState(filterOf(catalogSearch(search)), { categories: [], loading: false });

test('an address without a filter is the default of every field, and so is one that says all', () => {
  expect(state({})).toEqual(trailFilterDefaults);
  expect(state({ favorite: 'all', progress: 'all', selected_areas: 'all', categories: 'all', search: '' })).toEqual(trailFilterDefaults);
  expect(state({ favorite: 'x', progress: 7, extensions: 'exe' })).toEqual(trailFilterDefaults);
});

test('what is chosen is told by its name, and counted', () => {
  const filter = filterOf(catalogSearch({ categories: 'c1', favorite: 'favorite', search: 'frio' }));
  expect(trailFilterState(filter, { categories: [{ id: 'c1', name: 'Linha branca' }], loading: true })).toMatchObject({
    selected_categories: { label: 'Linha branca', value: 'c1' },
    favorite: 'favorite',
    loading: true,
  });
  expect([countChosen(filter), isNarrowed(filter), isNarrowed(filterOf(catalogSearch({})))]).toEqual([2, true, false]);
});

test('older links keep their meaning', () => {
  expect(filterOf(catalogSearch({ show: 'mine', tag: 't1' }))).toEqual({ progress: 'in_progress', selected_tags: 't1' });
  expect(filterOf(catalogSearch({ show: 'favourites' }))).toEqual({ favorite: 'favorite' });
  expect(filterOf(catalogSearch({ show: 'all' }))).toEqual({});
});
