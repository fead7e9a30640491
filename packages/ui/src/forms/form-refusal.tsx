import { useFormState } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { IconAlertCircle } from '../icons.ts';
import classes from './forms.module.css';
import { useMessages } from './messages.ts';

/** Why the form as a whole was refused; stands above the button and is read out when it comes. */
export function FormRefusal<Values extends FieldValues, Output>({ form }: { form: { control: Control<Values, unknown, Output> } }) {
  const { errors } = useFormState({ control: form.control });
  const { atForm } = useMessages();
  const code = errors.root?.['refusal']?.message;
  return (
    <div role="alert" className={classes.refusalPlace}>
      {code ? (
        <p className={classes.refusal}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden />
          <span>{atForm(code)}</span>
        </p>
      ) : null}
    </div>
  );
}
