import { IconButton } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { IconSearch, IconX } from './icons.ts';
import classes from './plain-field.module.css';

type SearchBoxProps = {
  label: string;
  clearLabel: string;
  value: string;
  onType: (typed: string) => void;
  maxLength?: number;
  /** The screen is there for it: it has the focus from the beginning. */
  isFirst?: boolean;
};

/** One line to search by; its label is heard, and seen as an example of itself. */
export function SearchBox({ label, clearLabel, value, onType, maxLength = 80, isFirst = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <div className={classes.box}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        ref={input}
        data-autofocus={isFirst || undefined}
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {value ? (
        <IconButton label={clearLabel} onClick={() => onType('')}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
