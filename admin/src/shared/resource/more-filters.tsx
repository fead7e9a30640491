import { Button, NativeSelect, SideDrawer, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../fields/index.ts';
import { IconFilter } from '../icons.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import classes from './resource.module.css';

type FilterProps = {
  words: { room: string; name: string };
  field: FieldFacts;
  value: string;
  choices: readonly Choice[] | undefined;
  onFilter: (key: string, value: string | undefined) => void;
};

/** What one filter is chosen from; a day is written. */
export function Filter({ words, field, value, choices, onFilter }: FilterProps) {
  const { t } = useTranslation('resource');
  const { label, choice } = useFieldWords(words);
  const isMore = field.isFilter === 'more';
  const name = label(field.key);
  const shared = isMore ? { label: name } : { 'aria-label': name, className: classes.filter };
  if (field.kind === 'day')
    return (
      <TextInput {...shared} type="date" value={value} onChange={(event) => onFilter(field.key, event.currentTarget.value || undefined)} />
    );
  return (
    <NativeSelect
      {...shared}
      value={value}
      onChange={(event) => onFilter(field.key, event.currentTarget.value || undefined)}
      data={[
        { value: '', label: isMore ? t('any_value') : t('any', { field: name }) },
        ...(choices?.map((one) => ({ value: String(one.value), label: one.label })) ??
          field.options.map((one) => ({ value: one, label: choice(field, one) }))),
      ]}
    />
  );
}

type MoreFiltersProps = {
  resource: { room: string; name: string; filters: FieldFacts[] };
  filter: Record<string, string | undefined>;
  onFilter: (key: string, value: string | undefined) => void;
  choices: Record<string, readonly Choice[]> | undefined;
};

/** Filters beyond the first few, in a pane of their own; the button says how many of them hold. */
export function MoreFilters({ resource, filter, onFilter, choices }: MoreFiltersProps) {
  const { t } = useTranslation('resource');
  const [isOpen, setOpen] = useState(false);
  const fields = resource.filters.filter(({ isFilter }) => isFilter === 'more');
  const held = fields.filter(({ key }) => filter[key]);
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        variant={held.length > 0 ? 'light' : 'default'}
        leftSection={<IconFilter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {held.length > 0 ? t('filters_held', { count: held.length }) : t('filters')}
      </Button>
      <SideDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('filters')}>
        <div className={classes.filters}>
          {fields.map((field) => (
            <Filter
              key={field.key}
              words={resource}
              field={field}
              value={filter[field.key] ?? ''}
              choices={choices?.[field.key]}
              onFilter={onFilter}
            />
          ))}
          <div className={classes.answers}>
            <Button
              variant="default"
              disabled={held.length === 0}
              onClick={() => {
                for (const { key } of held) onFilter(key, undefined);
              }}
            >
              {t('filters_none')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('filters_show')}</Button>
          </div>
        </div>
      </SideDrawer>
    </>
  );
}
