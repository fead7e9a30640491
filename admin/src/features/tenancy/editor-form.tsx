import { FormRefusal } from '@vitrine/ui/forms';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import classes from './tenancy.module.css';

type EditorFormProps<Values extends FieldValues, Output> = {
  id: string;
  label: string;
  form: { control: Control<Values, unknown, Output> };
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  children: ReactNode;
};

/** A long form whose button stands in the header of the screen. */
export function EditorForm<Values extends FieldValues, Output>({ id, label, form, onSubmit, children }: EditorFormProps<Values, Output>) {
  return (
    <form id={id} aria-label={label} noValidate className={classes.form} onSubmit={(event) => void onSubmit(event)}>
      <FormRefusal form={form} />
      {children}
    </form>
  );
}
