import { useTranslation } from 'react-i18next';
import { IconX } from './icons.ts';
import classes from './filter-chips.module.css';

type Filter = { key: string; label: string; isActive: boolean };
type FilterChipsProps = {
  label: string;
  filters: readonly Filter[];
  onToggle: (key: string) => void;
  isChoice?: boolean; // one of them is always chosen: none can be taken away
};

/** Filters in one row that scrolls sideways; an active one is ink on canvas with a cross. */
export function FilterChips({ label, filters, onToggle, isChoice = false }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.row} role="group" aria-label={label}>
      {filters.map(({ key, label: name, isActive }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-pressed={isActive}
          title={isActive && !isChoice ? t('remove_filter', { name }) : undefined}
          onClick={() => onToggle(key)}
        >
          {name}
          {isActive && !isChoice ? <IconX size={16} stroke={1.75} aria-hidden /> : null}
        </button>
      ))}
    </div>
  );
}
