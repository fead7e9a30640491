import type { SiteLists } from '@vitrine/contract/identity';
import {
  noCategory,
  catalogExtensions,
  catalogFavourites,
  catalogProgress,
  catalogSubscriptions,
  type CatalogField,
} from '@vitrine/domain/learning';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import classes from './catalog-filters-of.module.css';
import { valueOf, type CatalogFilter } from './catalog-search.ts';

type FilterPaneProps = {
  isOpen: boolean;
  onClose: () => void;
  filter: CatalogFilter;
  lists: SiteLists | undefined;
  onNarrow: (change: Partial<Record<CatalogField, string | undefined>>) => void;
  onClear: () => void;
};
type Choice = { value: string; label: string };

/** Every field that a catalog is narrowed by (FIL-01). What the client has none of is not asked; clearing is every default again (FIL-03). */
export function FilterPane({ isOpen, onClose, filter, lists, onNarrow, onClear }: FilterPaneProps) {
  const { t } = useTranslation('learning');
  const named = (all: readonly { id: string; name: string }[] = []): Choice[] => all.map(({ id, name }) => ({ value: id, label: name }));
  const words = (field: 'favorite' | 'progress' | 'subscription_type' | 'extensions', values: readonly string[]): Choice[] =>
    values.filter((value) => value !== 'all').map((value) => ({ value, label: t(`filter.${field}.${value}`) }));
  const categories = named(lists?.trail_complete_categories);
  const none = { value: noCategory, label: t('filter.no_category') };
  const fields: [CatalogField, Choice[]][] = [
    ['progress', words('progress', catalogProgress)],
    ['favorite', words('favorite', catalogFavourites)],
    ['categories', [...categories, ...(categories.length > 0 && lists?.has_trailcomplete_null_category ? [none] : [])]],
    ['selected_tags', named(lists?.tags)],
    ['selected_groups', named(lists?.groups_user)],
    ['selected_areas', named(lists?.country_areas)],
    ['subscription_type', words('subscription_type', catalogSubscriptions)],
    ['extensions', words('extensions', catalogExtensions)],
  ];
  return (
    <Pane isOpen={isOpen} onClose={onClose} title={t('filters')}>
      <div className={classes.pane}>
        {fields
          .filter(([, choices]) => choices.length > 0)
          .map(([field, choices]) => (
            <PlainSelect
              key={field}
              label={t(`filter.label.${field}`)}
              value={valueOf(filter, field)}
              choices={[{ value: 'all', label: t('filter.all') }, ...choices]}
              onChoose={(value) => onNarrow({ [field]: value === 'all' ? undefined : value })}
            />
          ))}
        <div className={classes.foot}>
          <Button variant="default" onClick={onClear}>
            {t('filter.clear')}
          </Button>
          <Button onClick={onClose}>{t('filter.show')}</Button>
        </div>
      </div>
    </Pane>
  );
}
