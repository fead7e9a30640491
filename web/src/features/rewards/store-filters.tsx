import { rewardSorts } from '@vitrine/domain/rewards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../shared/icons.ts';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { listsQuery } from './api.ts';
import type { StoreSearch } from './searches.ts';
import classes from './store-page.module.css';
import { useNarrow } from './use-narrow.ts';

/** Search, then departments; a chosen one shows its categories in their place. */
export function StoreFilters({ filter }: { filter: StoreSearch }) {
  const { t } = useTranslation('rewards');
  const narrow = useNarrow(filter);
  const { data: { departments, categories } = { departments: [], categories: [] } } = useQuery(listsQuery);
  const inDepartment = departments.length < 2 || filter.department !== undefined;
  const chips = [
    { key: 'favourites', label: t('favourites'), isActive: filter.show === 'favourites' },
    ...departments
      .filter(({ id }) => departments.length > 1 && (filter.department === undefined || id === filter.department))
      .map(({ id, name }) => ({ key: id, label: name, isActive: id === filter.department })),
    ...categories
      .filter(({ id, departmentId }) => id === filter.category || (inDepartment && departmentId === (filter.department ?? departmentId)))
      .map(({ id, name }) => ({ key: id, label: name, isActive: id === filter.category })),
  ];
  const toggle = (key: string) => {
    if (key === 'favourites') return narrow({ show: filter.show === key ? undefined : key });
    if (categories.some(({ id }) => id === key)) return narrow({ category: filter.category === key ? undefined : key });
    return narrow({ department: filter.department === key ? undefined : key, category: undefined });
  };
  return (
    <CatalogFilters
      labels={{ search: t('search'), clear: t('clear_search'), filters: t('filters') }}
      search={filter.search}
      onSearch={(search) => narrow({ search })}
      chips={chips}
      onToggle={toggle}
    />
  );
}

/** In which order: the device's own list, as small as its words. */
export function StoreSort({ filter }: { filter: StoreSearch }) {
  const { t } = useTranslation('rewards');
  const narrow = useNarrow(filter);
  return (
    <span className={classes.sort}>
      <select
        aria-label={t('sort')}
        value={filter.sort ?? 'popularity'}
        onChange={({ currentTarget: { value } }) => narrow({ sort: rewardSorts.find((sort) => sort === value && sort !== 'popularity') })}
      >
        {rewardSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
