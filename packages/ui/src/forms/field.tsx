import '../kit/inputs.ts';
import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye, IconEyeOff } from '../icons.ts';
import { useFieldError } from './field-error.tsx';
import type { InForm } from './field-error.tsx';

type FieldProps<Values extends FieldValues, Output> = InForm<Values, Output> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'textarea' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  placeholder?: string; // an example, never the label
  icon?: ReactNode;
  rows?: number;
  isNullable?: boolean; // a field that was emptied holds null
  isRequired?: boolean; // marks it for assistive tools; the schema decides
  isDisabled?: boolean;
};

/** One field of a form: label above, sentence below, and what was typed stays whatever happens. A number field holds a number or null. */
export function Field<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  type = 'text',
  icon,
  rows = 3,
  isNullable = false,
  ...rest
}: FieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const {
    field: { ref, ...field },
  } = useController({ control: form.control, name });
  const error = useFieldError(form.control, name);
  const { isRequired, isDisabled, ...html } = rest;
  const shared = {
    ...html,
    label,
    error,
    description: hint,
    leftSection: icon,
    'aria-required': isRequired,
    disabled: isDisabled,
    name: field.name,
    ref,
    onBlur: field.onBlur,
    value: (field.value ?? '') as string,
    onChange: (event: { currentTarget: { value: string } }) =>
      field.onChange(
        type === 'number'
          ? numberOf(event.currentTarget.value)
          : isNullable
            ? event.currentTarget.value || null
            : event.currentTarget.value,
      ),
  };
  if (type === 'textarea') return <Textarea {...shared} rows={rows} />;
  if (type === 'password') {
    return (
      <PasswordInput
        {...shared}
        visibilityToggleIcon={RevealIcon}
        visibilityToggleButtonProps={{ 'aria-label': t('reveal_password'), tabIndex: 0 }}
      />
    );
  }
  return <TextInput {...shared} type={type} />;
}

const RevealIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? <IconEyeOff size={20} stroke={1.75} aria-hidden /> : <IconEye size={20} stroke={1.75} aria-hidden />;

function numberOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
