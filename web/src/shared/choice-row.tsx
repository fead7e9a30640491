import type { ReactNode } from 'react';
import classes from './choice-row.module.css';

type ChoiceRowProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  title: string;
  detail?: ReactNode;
  /** At the end of the row: a chip that says why it cannot be chosen. */
  note?: ReactNode;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** One choice as a row that is all target: the device's own button, so keyboards and readers know it. */
export function ChoiceRow({ kind, name, title, detail, note, isChosen, isDisabled = false, onChoose }: ChoiceRowProps) {
  return (
    <label className={classes.row} data-chosen={isChosen || undefined} data-disabled={isDisabled || undefined}>
      <input type={kind} name={name} checked={isChosen} disabled={isDisabled} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <span className={classes.words}>
        <b>{title}</b> {detail ? <small>{detail}</small> : null}
      </span>
      {note}
    </label>
  );
}

type ChoicesProps = { legend: string; hint?: string | undefined; error?: ReactNode; children: ReactNode };

/** Choices under one question; what is wrong with them stands below it and is read out. */
export function Choices({ legend, hint, error, children }: ChoicesProps) {
  return (
    <fieldset className={classes.choices} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {error}
      {children}
    </fieldset>
  );
}
