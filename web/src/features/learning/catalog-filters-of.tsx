import { IconButton } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAdjustmentsHorizontal } from '../../shared/icons.ts';
import type { LearnPlace } from '../../shared/learn-places.ts';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { listsQuery } from './api.ts';
import { FilterPane } from './filter-pane.tsx';
import classes from './catalog-filters-of.module.css';
import { countChosen, filterOf, catalogSearch, type CatalogFilter } from './catalog-search.ts';

const progress = ['in_progress', 'not_started', 'done'] as const;

/** Search and filters of a catalog; each change is in the address, so that a reload, back and a shared link show the same catalog (FIL-04). */
export function CatalogFiltersOf({ filter, of }: { filter: CatalogFilter; of: LearnPlace }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate({ from: of === 'courses' ? '/online-courses' : '/trails' });
  const { data: lists } = useQuery(listsQuery);
  const [isOpen, setOpen] = useState(false);
  const replace = (search: CatalogFilter) => void navigate({ search, replace: true, resetScroll: false });
  const narrow = (change: Partial<Record<keyof CatalogFilter, string | undefined>>) =>
    replace(filterOf(catalogSearch({ ...filter, ...change })));
  const tags = lists?.tags ?? [];
  const chips = [
    ...progress.map((key) => ({ key, label: t(`progress_is.${key}`), isActive: filter.progress === key })),
    { key: 'favorite', label: t('favourites'), isActive: filter.favorite === 'favorite' },
    ...tags.map(({ id, name }) => ({ key: id, label: name, isActive: filter.selected_tags === id })),
  ];
  const toggle = (key: string) => {
    const asked = progress.find((one) => one === key);
    if (asked) narrow({ progress: filter.progress === asked ? undefined : asked });
    else if (key === 'favorite') narrow({ favorite: filter.favorite ? undefined : key });
    else narrow({ selected_tags: filter.selected_tags === key ? undefined : key });
  };
  const chosen = countChosen(filter);
  return (
    <div className={classes.line}>
      <CatalogFilters
        labels={{ search: t(of === 'courses' ? 'search' : 'search_trail'), clear: t('clear_search'), filters: t('filters') }}
        search={filter.search}
        onSearch={(search) => narrow({ search })}
        chips={chips}
        onToggle={toggle}
      />
      <span className={classes.more} data-chosen={chosen > 0 || undefined}>
        <IconButton label={chosen > 0 ? t('filter.open_chosen', { count: chosen }) : t('filter.open')} onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <FilterPane
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        filter={filter}
        lists={lists}
        onNarrow={narrow}
        onClear={() => replace({})}
      />
    </div>
  );
}
