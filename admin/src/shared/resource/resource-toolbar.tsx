import { NativeSelect, TextInput } from '@vitrine/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../icons.ts';
import type { Choice } from '../fields/index.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import classes from './resource.module.css';

const pauseMs = 250; // one question to the server a pause, not a letter

type ToolbarProps = {
  resource: { room: string; name: string; filters: FieldFacts[] };
  filter: Record<string, string | undefined>;
  onFilter: (key: string, value: string | undefined) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  choices?: Record<string, readonly Choice[]> | undefined;
  children?: ReactNode;
};

/** Search and filters of a list; what they say stands in the address, so that a list can be sent to a colleague. */
export function ResourceToolbar({ resource, filter, onFilter, searchRef, choices, children }: ToolbarProps) {
  const { t } = useTranslation('resource');
  const { label, choice, say } = useFieldWords(resource);
  const [typed, setTyped] = useState(filter['search'] ?? '');
  useEffect(() => {
    if (typed === (filter['search'] ?? '')) return undefined;
    const timer = setTimeout(() => onFilter('search', typed === '' ? undefined : typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);
  return (
    <div role="search" className={classes.toolbar}>
      <TextInput
        ref={searchRef}
        type="search"
        className={classes.search}
        aria-label={say('search')}
        placeholder={say('search')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={<kbd aria-hidden>/</kbd>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {resource.filters.map((field) => (
        <NativeSelect
          key={field.key}
          className={classes.filter}
          aria-label={label(field.key)}
          value={filter[field.key] ?? ''}
          onChange={(event) => onFilter(field.key, event.currentTarget.value || undefined)}
          data={[
            { value: '', label: t('any', { field: label(field.key) }) },
            ...(choices?.[field.key]?.map(({ value, label: word }) => ({ value: String(value), label: word })) ??
              field.options.map((value) => ({ value, label: choice(field, value) }))),
          ]}
        />
      ))}
      <span className={classes.grow} />
      {children}
    </div>
  );
}
