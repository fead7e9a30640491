import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LibrarySearch } from '@vitrine/contract/library/search';
import { libraryKinds } from '@vitrine/domain/library';
import { Button, IconButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { IconAdjustmentsHorizontal } from '../../shared/icons.ts';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { listsQuery } from './api.ts';
import { librarySearch } from './library-search.ts';
import classes from './library.module.css';

type Choice = { value: string; label: string };
const named = (all: readonly { id: string; name: string }[] = []): Choice[] => all.map(({ id, name }) => ({ value: id, label: name }));

/** Search, kinds at hand, and every other field in a sheet. Each change is in the address, so that back and a shared link show the same (FIL-04). */
export function LibraryFilters({ search, files }: { search: LibrarySearch; files: number }) {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const { data: lists } = useQuery(listsQuery);
  const [isOpen, setOpen] = useState(false);
  const replace = (asked: LibrarySearch) => void navigate({ to: '.', search: asked, replace: true, resetScroll: false });
  const narrow = (change: Partial<Record<keyof LibrarySearch, string | undefined>>) => replace(librarySearch({ ...search, ...change }));
  const shown = new Set(lists?.library_file_extensions.map(({ kind }) => kind));
  const chips = libraryKinds
    .filter((kind) => shown.has(kind))
    .map((kind) => ({ key: kind, label: t(`kind.${kind}`), isActive: search.extensions === kind }));
  const words = (field: 'favorite' | 'progress' | 'subscription_type', values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: t(`filter.${field}.${value}`) }));
  const endings = lists?.library_file_extensions.map(({ id }) => ({ value: id, label: id.toUpperCase() })) ?? [];
  const fields: [keyof LibrarySearch, Choice[]][] = [
    ['progress', words('progress', ['not_started', 'in_progress', 'done'])],
    ['favorite', words('favorite', ['favorite'])],
    ['subscription_type', words('subscription_type', ['assigned', 'self'])],
    ['categories', named(lists?.library_file_categories)],
    ['extensions', [...chips.map(({ key, label }) => ({ value: key, label })), ...endings.filter(({ value }) => value !== 'pdf')]],
    ['selected_tags', named(lists?.tags)],
    ['selected_groups', named(lists?.groups_user)],
    ['selected_areas', named(lists?.country_areas)],
  ];
  return (
    <div className={classes.filters}>
      <CatalogFilters
        labels={{ search: t('search', { count: files }), clear: t('clear_search'), filters: t('kinds') }}
        search={search.search}
        onSearch={(asked) => narrow({ search: asked })}
        chips={chips}
        onToggle={(kind) => narrow({ extensions: search.extensions === kind ? undefined : kind })}
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
