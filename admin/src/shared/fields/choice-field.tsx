import { NativeSelect } from '@vitrine/ui';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldSentence } from './field-error.tsx';

export type Choice = { value: string | number | boolean; label: string };
type ChoiceFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  choices: readonly Choice[];
  /** Words for "none"; with them the field may be empty, and then holds null. */
  none?: string | undefined;
  isDisabled?: boolean;
};

/** One of a few, held as the schema has it: a number stays a number, and none is null. While nothing of the list is held, it shows no choice as if it were made. */
export function ChoiceField<Values extends FieldValues, Output>(props: ChoiceFieldProps<Values, Output>) {
  const { form, name, label, hint, choices, none, isDisabled } = props;
  const { t } = useTranslation('fields');
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  const held: unknown = value;
  const shown = typeof held === 'string' || typeof held === 'number' || typeof held === 'boolean' ? String(held) : '';
  const isChosen = choices.some((choice) => String(choice.value) === shown);
  const choose = (chosen: string) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? null);
  return (
    <NativeSelect
      label={label}
      description={hint}
      error={error}
      name={name}
      ref={ref}
      onBlur={onBlur}
      disabled={isDisabled}
      value={shown}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...(isChosen || (shown === '' && none !== undefined)
          ? []
          : [{ value: shown, label: shown === '' ? t('choose_one') : '…', disabled: true }]),
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
    />
  );
}
