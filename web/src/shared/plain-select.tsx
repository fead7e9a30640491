import { useId } from 'react';
import { IconChevronDown } from './icons.ts';
import classes from './plain-field.module.css';

type PlainSelectProps = {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** One of a few by the device's own list, drawn as `PlainField` is. */
export function PlainSelect({ label, value, choices, onChoose }: PlainSelectProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </div>
    </div>
  );
}
