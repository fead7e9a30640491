import { rewardSorts } from '@vitrine/domain/rewards';
import { FilterChips } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../shared/icons.ts';
import { SearchBox } from '../../shared/search-box.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { listsQuery } from './api.ts';
import type { StoreSearch } from './searches.ts';
import classes from './store-page.module.css';
import { useNarrow } from './use-narrow.ts';

/** Search, then departments; a chosen one shows its categories in their place. */
export function StoreFilters({ filter }: { filter: StoreSearch }) {
  const { t } = useTranslation('rewards');
  const narrow = useNarrow(filter);
  const [typed, setTyped] = useState(filter.search ?? '');
  const settled = useSettled(typed);
  const { data: { departments, categories } = { departments: [], categories: [] } } = useQuery(listsQuery);
  const asked = useRef(filter.search);
  const search = useEffectEvent((wanted: string | undefined) => {
    if (wanted === filter.search) return;
    asked.current = wanted;
    narrow({ search: wanted });
  });
  useEffect(() => search(settled.trim() || undefined), [settled]);
  useEffect(() => {
    if (filter.search === asked.current) return;
    asked.current = filter.search; // not by typing: a link led here
    setTyped(filter.search ?? '');
  }, [filter.search]);
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
    <div role="search" className={classes.filters}>
      <SearchBox label={t('search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
      <FilterChips label={t('filters')} filters={chips} onToggle={toggle} />
    </div>
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
