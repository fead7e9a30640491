import { useMessages } from '@vitrine/ui/forms';
import { useId } from 'react';
import classes from './forum.module.css';

type TextBoxProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  error?: string | undefined; // a code of the catalogs
  rows?: number;
  /** The label is heard, not seen: it stands in the empty box. */
  isBare?: boolean;
};

/** Several lines of plain text; it grows with what is typed, and its fault stands below it. */
export function TextBox({ label, value, onType, error, rows = 2, isBare = false }: TextBoxProps) {
  const { atField } = useMessages();
  const id = useId();
  return (
    <div className={classes.box}>
      {isBare ? null : <label htmlFor={id}>{label}</label>}
      <textarea
        id={id}
        rows={rows}
        style={{ minHeight: `${rows * 1.5}rem` }}
        value={value}
        maxLength={10_000}
        {...(isBare ? { 'aria-label': label, placeholder: label } : {})}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className={classes.fault}>
          {atField(error)}
        </p>
      ) : null}
    </div>
  );
}
