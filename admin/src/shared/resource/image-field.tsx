import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldSentence } from '../fields/index.ts';
import { FileField } from '../files/index.ts';

type ImageFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** A picture of a form, held by its id. */
export function ImageField<Values extends FieldValues, Output>({ form, name, label, hint }: ImageFieldProps<Values, Output>) {
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <FileField
      purpose="image"
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}
