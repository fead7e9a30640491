import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { NewsSearch } from '@vitrine/contract/news/search';
import { Button, IconButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { IconAdjustmentsHorizontal } from '../../shared/icons.ts';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { listsQuery } from './api.ts';
import { newsSearch } from './news-search.ts';
import classes from './news.module.css';

type Named = readonly { id: string; name: string }[];
type Choice = { value: string; label: string };
const named = (all: Named = []): Choice[] => all.map(({ id, name }) => ({ value: id, label: name }));
/** Endings of the files that a piece of news may bring. */
const endings = ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'zip'].map((value) => ({ value, label: value.toUpperCase() }));

/** Search, categories at hand, and every other field in a sheet. Each change is in the address, so that back and a shared link show the same (FIL-04). */
export function NewsFilters({ search, categories }: { search: NewsSearch; categories: Named }) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const { data: lists } = useQuery(listsQuery);
  const [isOpen, setOpen] = useState(false);
  const replace = (asked: NewsSearch) => void navigate({ to: '.', search: asked, replace: true, resetScroll: false });
  const narrow = (change: Partial<Record<keyof NewsSearch, string | undefined>>) => replace(newsSearch({ ...search, ...change }));
  const chips = categories.map(({ id, name }) => ({ key: id, label: name, isActive: search.categories === id }));
  const words = (field: 'favorite' | 'progress' | 'subscription_type', values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: t(`filter.${field}.${value}`) }));
  const fields: [keyof NewsSearch, Choice[]][] = [
    ['progress', words('progress', ['not_started', 'in_progress', 'done'])],
    ['favorite', words('favorite', ['favorite'])],
    ['subscription_type', words('subscription_type', ['assigned', 'self'])],
    ['categories', named(categories)],
    ['extensions', endings],
    ['selected_tags', named(lists?.tags)],
    ['selected_groups', named(lists?.groups_user)],
    ['selected_areas', named(lists?.country_areas)],
  ];
  return (
    <div className={classes.filters}>
      <CatalogFilters
        labels={{ search: t('search'), clear: t('clear_search'), filters: t('filter.label.categories') }}
        search={search.search}
        onSearch={(asked) => narrow({ search: asked })}
        chips={chips}
        onToggle={(id) => narrow({ categories: search.categories === id ? undefined : id })}
      />
      <span className={classes.more}>
        <IconButton label={t('filter.open')} onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <Pane isOpen={isOpen} onClose={() => setOpen(false)} title={t('filter.title')}>
        <div className={classes.pane}>
          {fields
            .filter(([, choices]) => choices.length > 0)
            .map(([field, choices]) => (
              <PlainSelect
                key={field}
                label={t(`filter.label.${field}`)}
                value={search[field] ?? 'all'}
                choices={[{ value: 'all', label: t('filter.all') }, ...choices]}
                onChoose={(value) => narrow({ [field]: value })}
              />
            ))}
          <Button variant="default" onClick={() => replace({})}>
            {t('filter.clear')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('filter.show')}</Button>
        </div>
      </Pane>
    </div>
  );
}
