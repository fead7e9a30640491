import { get, useFormState } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { IconAlertCircle } from '../icons.ts';
import classes from './forms.module.css';
import { useMessages } from './messages.ts';

/** What every field of the kit needs of its form. */
export type InForm<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>; // = schema key = catalog key
  label: string;
  hint?: string;
};

/** The sentence under a field, icon first; undefined while nothing is wrong. */
export function useFieldError<Values extends FieldValues, Output>(control: Control<Values, unknown, Output>, name: FieldPath<Values>) {
  const { errors } = useFormState({ control, name });
  const { atField } = useMessages();
  const code = (get(errors, name) as { message?: string; type?: string } | undefined)?.message;
  if (!code) return undefined;
  return (
    <span className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{atField(code)}</span>
    </span>
  );
}
