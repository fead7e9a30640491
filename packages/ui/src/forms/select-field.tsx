import '../kit/inputs.ts';
import { NativeSelect } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldError } from './field-error.tsx';
import type { InForm } from './field-error.tsx';
import { IconChevronDown } from '../icons.ts';

export type Choice = { value: string; label: string; isDisabled?: boolean };
type SelectFieldProps<Values extends FieldValues, Output> = InForm<Values, Output> & {
  choices: readonly Choice[];
  placeholder?: string; // shown while nothing is chosen; choosing it again empties the field
  isDisabled?: boolean;
};

/** One of a few, by the device's own list: the fastest on a phone, and it needs no script. */
export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  choices,
  placeholder,
  isDisabled,
}: SelectFieldProps<Values, Output>) {
  const {
    field: { ref, ...field },
  } = useController({ control: form.control, name });
  const error = useFieldError(form.control, name);
  return (
    <NativeSelect
      label={label}
      description={hint}
      error={error}
      name={field.name}
      ref={ref}
      onBlur={field.onBlur}
      disabled={isDisabled}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      data={[
        ...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]),
        ...choices.map((choice) => ({ value: choice.value, label: choice.label, disabled: choice.isDisabled })),
      ]}
    />
  );
}
