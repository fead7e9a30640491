import { TextInput } from '@vitrine/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { IconSearch } from '../icons.ts';
import type { Choice } from '../fields/index.ts';
import { typingPauseMs } from '../use-settled.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import { Filter, MoreFilters } from './more-filters.tsx';
import classes from './resource.module.css';

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
  const { say } = useFieldWords(resource);
  const [typed, setTyped] = useState(filter['search'] ?? '');
  useEffect(() => {
    if (typed === (filter['search'] ?? '')) return undefined;
    const timer = setTimeout(() => onFilter('search', typed === '' ? undefined : typed), typingPauseMs);
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
      {resource.filters
        .filter(({ isFilter }) => isFilter === true)
        .map((field) => (
          <Filter
            key={field.key}
            words={resource}
            field={field}
            value={filter[field.key] ?? ''}
            choices={choices?.[field.key]}
            onFilter={onFilter}
          />
        ))}
      <MoreFilters resource={resource} filter={filter} onFilter={onFilter} choices={choices} />
      <span className={classes.grow} />
      {children}
    </div>
  );
}
