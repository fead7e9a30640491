import { useId } from 'react';
import { FieldFault } from './field-fault.tsx';
import { IconChevronDown } from './icons.ts';
import classes from './plain-field.module.css';

type PlainSelectProps = {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
  error?: string | undefined; // a code of the catalogs
};

/** One of a few by the device's own list, drawn as `PlainField` is. */
export function PlainSelect({ label, value, choices, onChoose, name, isDisabled, error }: PlainSelectProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box} data-error={Boolean(error) || undefined}>
        <select
          id={id}
          name={name}
          disabled={isDisabled}
          value={value}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </div>
      <div id={`${id}-error`} className={classes.under}>
        <FieldFault code={error} />
      </div>
    </div>
  );
}
