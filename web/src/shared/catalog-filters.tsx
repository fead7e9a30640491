import { FilterChips } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';
import classes from './catalog-filters.module.css';
import { useSettled } from './use-settled.ts';

type CatalogFiltersProps = {
  labels: { search: string; clear: string; filters: string };
  /** What the address says is searched for. */
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  chips: readonly { key: string; label: string; isActive: boolean }[];
  onToggle: (key: string) => void;
};

/** Search and filters of a catalog. Typing searches once the person pauses; where a link changes what is searched for, the box follows. */
export function CatalogFilters({ labels, search, onSearch, chips, onToggle }: CatalogFiltersProps) {
  const [typed, setTyped] = useState(search ?? '');
  const settled = useSettled(typed);
  const asked = useRef(search);
  const ask = useEffectEvent((wanted: string | undefined) => {
    if (wanted === search) return;
    asked.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => ask(settled.trim() || undefined), [settled]);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search; // not by typing: a link led here
    setTyped(search ?? '');
  }, [search]);
  return (
    <div role="search" className={classes.filters}>
      <SearchBox label={labels.search} clearLabel={labels.clear} value={typed} onType={setTyped} />
      <FilterChips label={labels.filters} filters={chips} onToggle={onToggle} />
    </div>
  );
}
