import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MultiSelect } from '@vitrine/ui';
import { useState } from 'react';
import { useSettled } from '../../shared/use-settled.ts';

type PickerProps<Key extends { id: string }, Named extends Key & { name: string }> = {
  label: string;
  hint?: string;
  /** What is chosen from, as the query's key says it, and what a search finds. */
  kind: string;
  find: (search: string) => Promise<{ items: Named[] }>;
  keyOf: (one: Key) => string;
  labelOf: (one: Named) => string;
  /** Those that were chosen before, by name. */
  known: readonly Named[];
  value: readonly Key[];
  onChange: (chosen: Named[]) => void;
  error?: string | undefined;
  isDisabled: boolean;
};

/** Several out of more than a list can hold: the server searches, and what is chosen keeps its name. */
export function NamedPicker<Key extends { id: string }, Named extends Key & { name: string }>(props: PickerProps<Key, Named>) {
  const { label, hint, kind, find, keyOf, labelOf, known, value, onChange, error, isDisabled } = props;
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<readonly Named[]>(known);
  const settled = useSettled(search);
  const { data } = useQuery({
    queryKey: ['surveys', kind, settled],
    queryFn: () => find(settled),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const all = new Map([...seen, ...known, ...(data?.items ?? [])].map((one) => [keyOf(one), one]));
  const choose = (keys: string[]) => {
    const chosen = keys.flatMap((key) => all.get(key) ?? []);
    setSeen(chosen);
    onChange(chosen);
  };
  return (
    <MultiSelect
      label={label}
      description={hint}
      error={error}
      disabled={isDisabled}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      hidePickedOptions
      value={value.map(keyOf)}
      onChange={choose}
      data={[...all].map(([key, one]) => ({ value: key, label: labelOf(one) }))}
    />
  );
}
