import { useQuery } from '@tanstack/react-query';
import type { PodcastSearch } from '@vitrine/contract/podcasts/search';
import { Button, IconButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { IconAdjustmentsHorizontal } from '../../shared/icons.ts';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { categoriesQuery, listsQuery } from './api.ts';
import { podcastSearch } from './podcast-search.ts';
import classes from './podcasts.module.css';

type Choice = { value: string; label: string };
const named = (all: readonly { id: string; name: string }[] = []): Choice[] => all.map(({ id, name }) => ({ value: id, label: name }));
/** Endings of sounds that are taken. */
const endings = ['mp3', 'm4a', 'wav'];

/** Search, what one hears most for at hand, and every other field in a sheet. Each change is in the address, so that back and a shared link show the same (FIL-04). */
export function PodcastFilters({ search, onAsk }: { search: PodcastSearch; onAsk: (search: PodcastSearch) => void }) {
  const { t } = useTranslation('podcasts');
  const [isOpen, setOpen] = useState(false);
  const narrow = (change: Partial<Record<keyof PodcastSearch, string | undefined>>) => onAsk(podcastSearch({ ...search, ...change }));
  const chips = [
    { key: 'favorite', label: t('filter.favorite.favorite'), isActive: search.favorite !== undefined },
    { key: 'in_progress', label: t('filter.progress.in_progress'), isActive: search.progress === 'in_progress' },
    { key: 'not_started', label: t('filter.progress.not_started'), isActive: search.progress === 'not_started' },
  ];
  const toggle = (key: string) =>
    key === 'favorite'
      ? narrow({ favorite: search.favorite ? undefined : 'favorite' })
      : narrow({ progress: search.progress === key ? undefined : key });
  return (
    <div className={classes.filters}>
      <CatalogFilters
        labels={{ search: t('search'), clear: t('clear_search'), filters: t('filter.title') }}
        search={search.search}
        onSearch={(asked) => narrow({ search: asked })}
        chips={chips}
        onToggle={toggle}
      />
      <span className={classes.more}>
        <IconButton label={t('filter.open')} onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <Pane isOpen={isOpen} onClose={() => setOpen(false)} title={t('filter.title')}>
        <div className={classes.pane}>
          <Fields search={search} narrow={narrow} />
          <Button variant="default" onClick={() => onAsk({})}>
            {t('filter.clear')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('filter.show')}</Button>
        </div>
      </Pane>
    </div>
  );
}

type FieldsProps = { search: PodcastSearch; narrow: (change: Partial<Record<keyof PodcastSearch, string | undefined>>) => void };

/** The shared fields of filters (FIL-01), those only that have something to choose from. */
function Fields({ search, narrow }: FieldsProps) {
  const { t } = useTranslation('podcasts');
  const { data: lists } = useQuery(listsQuery);
  const { data: categories } = useQuery(categoriesQuery);
  const words = (field: 'favorite' | 'progress', values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: t(`filter.${field}.${value}`) }));
  const fields: [keyof PodcastSearch, Choice[]][] = [
    ['progress', words('progress', ['not_started', 'in_progress', 'done'])],
    ['favorite', words('favorite', ['favorite'])],
    ['categories', [...named(categories?.categories), ...(categories?.hasNone ? [{ value: 'none', label: t('filter.no_category') }] : [])]],
    ['selected_tags', named(lists?.tags)],
    ['selected_groups', named(lists?.groups_user)],
    ['selected_areas', named(lists?.country_areas)],
    ['extensions', endings.map((value) => ({ value, label: value.toUpperCase() }))],
  ];
  return fields
    .filter(([, choices]) => choices.length > 0)
    .map(([field, choices]) => (
      <PlainSelect
        key={field}
        label={t(`filter.label.${field}`)}
        value={search[field] ?? 'all'}
        choices={[{ value: 'all', label: t('filter.all') }, ...choices]}
        onChoose={(value) => narrow({ [field]: value })}
      />
    ));
}
