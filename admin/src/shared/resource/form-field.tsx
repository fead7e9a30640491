import { ColourField, Field, SwitchField } from '@vitrine/ui/forms';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, InstantField, TextField, type Choice } from '../fields/index.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import { CaptionsField, StoredFileField } from './stored-file-field.tsx';

type FormFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  field: FieldFacts;
  words: { room: string; name: string };
  choices?: readonly Choice[] | undefined;
  isDisabled?: boolean;
};

const inputTypes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  password: 'password',
  textarea: 'textarea',
  number: 'number',
  day: 'date',
  texts: 'text',
} as const;

/** The right input for a field of the schema. */
export function FormField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { form, field, words, choices, isDisabled = false } = props;
  const { t } = useTranslation('resource');
  const { label, hint, choice } = useFieldWords(words);
  const name = field.key as FieldPath<Values>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the key comes from the form's own schema
  const told = hint(field.key);
  const shared = { form, name, label: label(field.key), isDisabled, ...(told === undefined ? {} : { hint: told }) };
  const options = choices ?? field.options.map((value) => ({ value, label: choice(field, value) }));
  if (field.kind === 'choices') return <ChoicesField {...shared} choices={options} />;
  if (field.kind === 'choice' || choices !== undefined)
    return <ChoiceField {...shared} choices={options} none={field.isNullable ? t('none') : undefined} />;
  if (field.kind === 'texts')
    return <TextField {...shared} limit={field.limit ?? 256} {...(field.rows === undefined ? {} : { rows: field.rows })} />;
  if (field.kind === 'image' || field.kind === 'audio') return <StoredFileField {...shared} purpose={field.kind} />;
  if (field.kind === 'captions') return <CaptionsField {...shared} />;
  if (field.kind === 'instant') return <InstantField {...shared} />;
  if (field.kind === 'switch') return <SwitchField {...shared} />;
  if (field.kind === 'colour') return <ColourField {...shared} />;
  return (
    <Field
      {...shared}
      type={inputTypes[field.kind]}
      isNullable={field.isNullable && field.kind === 'day'}
      autoComplete={field.autoComplete ?? 'off'}
    />
  );
}
