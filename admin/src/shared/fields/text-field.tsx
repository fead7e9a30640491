import { Field } from '@vitrine/ui/forms';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldSentence } from './field-error.tsx';
import classes from './fields.module.css';
import { useWritten } from './languages.tsx';

type TextFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  /** The field that holds the text in all languages. */
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  limit: number;
  rows?: number;
  isDisabled?: boolean;
};

/** One text in the language of the tab above it, with how much of it is used. */
export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  limit,
  rows,
  isDisabled = false,
}: TextFieldProps<Values, Output>) {
  const locale = useWritten();
  const { t } = useTranslation('fields');
  const path = `${name}.${locale}` as FieldPath<Values>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a text has a field a language
  const value: unknown = useWatch({ control: form.control, name: path });
  const wrong = useWholeSentence(form.control, name, path);
  const length = typeof value === 'string' ? value.length : 0;
  return (
    <div className={classes.text} key={path}>
      <Field
        form={form}
        name={path}
        label={label}
        isDisabled={isDisabled}
        {...(hint === undefined ? {} : { hint })}
        {...(rows === undefined ? {} : { type: 'textarea' as const, rows })}
      />
      <span role="alert" className={classes.wrong}>
        {wrong}
      </span>
      <span className={classes.count} data-over={length > limit || undefined} aria-hidden>
        {t('used', { length, limit })}
      </span>
    </div>
  );
}

/** What is wrong with the text as a whole, as that no language has it; a fault of this language stands at its own field already. */
function useWholeSentence<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  name: FieldPath<Values>,
  path: FieldPath<Values>,
): string | undefined {
  const whole = useFieldSentence(control, name);
  const here = useFieldSentence(control, path);
  return here === undefined ? whole : undefined;
}
