import '../kit/checks.ts';
import { Checkbox, Switch } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldError } from './field-error.tsx';
import type { InForm } from './field-error.tsx';

type CheckProps<Values extends FieldValues, Output> = InForm<Values, Output> & { isDisabled?: boolean };

/** A yes that has to be given: terms, consent. Holds a boolean. */
export function CheckboxField<Values extends FieldValues, Output>(props: CheckProps<Values, Output>) {
  return <Checkbox {...useCheck(props)} />;
}

/** A setting that is on or off. Holds a boolean. */
export function SwitchField<Values extends FieldValues, Output>(props: CheckProps<Values, Output>) {
  return <Switch {...useCheck(props)} withThumbIndicator={false} />;
}

function useCheck<Values extends FieldValues, Output>({ form, name, label, hint, isDisabled }: CheckProps<Values, Output>) {
  const {
    field: { ref, ...field },
  } = useController({ control: form.control, name });
  const error = useFieldError(form.control, name);
  return {
    label,
    description: hint,
    error,
    disabled: isDisabled,
    name: field.name,
    ref,
    onBlur: field.onBlur,
    checked: Boolean(field.value),
    onChange: (event: { currentTarget: { checked: boolean } }) => field.onChange(event.currentTarget.checked),
  };
}
