import { languages } from '@vitrine/domain/kernel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldSentence } from '../fields/index.ts';
import { FileField } from '../files/index.ts';
import classes from './resource.module.css';

type InForm<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** A picture or a sound of a form, held by its id. */
export function StoredFileField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  purpose,
}: InForm<Values, Output> & { purpose: 'image' | 'audio' }) {
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <FileField
      purpose={purpose}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}

/** What is said in a sound, a file a language; a language without one has no field. */
export function CaptionsField<Values extends FieldValues, Output>({ form, name, label, hint }: InForm<Values, Output>) {
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  const held = new Map(Object.entries<unknown>(field.value ?? {}));
  const put = (locale: string, id: string | null) => {
    const files = new Map(held);
    if (id === null) files.delete(locale);
    else files.set(locale, id);
    field.onChange(Object.fromEntries(files));
  };
  return (
    <fieldset className={classes.files}>
      <legend>{label}</legend>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      {languages.map(({ locale, name: language }) => {
        const id = held.get(locale);
        return (
          <FileField
            key={locale}
            purpose="captions"
            label={language}
            isSmall
            value={typeof id === 'string' ? id : null}
            onChange={(next) => put(locale, next)}
          />
        );
      })}
      <span role="alert">{error}</span>
    </fieldset>
  );
}
