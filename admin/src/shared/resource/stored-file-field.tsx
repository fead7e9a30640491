import { languages } from '@vitrine/domain/kernel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldSentence } from '../fields/index.ts';
import { FileField } from '../files/index.ts';
import classes from './resource.module.css';

type StoredFileFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  purpose: 'image' | 'audio' | 'captions';
  /** One line, for a row of languages; what is taken away leaves no field. */
  isSmall?: boolean;
};

/** A picture or a sound of a form, held by its id. */
export function StoredFileField<Values extends FieldValues, Output>(props: StoredFileFieldProps<Values, Output>) {
  const { form, name, label, hint, purpose, isSmall = false } = props;
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <FileField
      purpose={purpose}
      label={label}
      isSmall={isSmall}
      {...(hint === undefined ? {} : { hint })}
      value={field.value}
      onChange={(id) => field.onChange(isSmall && id === null ? undefined : id)}
      error={error}
    />
  );
}

/** What is said in a sound, a file a language. */
export function CaptionsField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
}: Omit<StoredFileFieldProps<Values, Output>, 'purpose' | 'isSmall'>) {
  return (
    <fieldset className={classes.files}>
      <legend>{label}</legend>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      {languages.map((language) => (
        <StoredFileField
          key={language.locale}
          form={form}
          name={`${name}.${language.locale}` as FieldPath<Values> /* oxlint-disable-line typescript/no-unsafe-type-assertion -- such a field holds a file a language */}
          label={language.name}
          purpose="captions"
          isSmall
        />
      ))}
    </fieldset>
  );
}
