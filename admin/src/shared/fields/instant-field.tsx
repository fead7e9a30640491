import { TextInput } from '@vitrine/ui';
import type { Ref } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../device/index.ts';
import { useFieldSentence } from './field-error.tsx';

type InstantFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  /** What it means to leave it empty. */
  hint?: string;
  isDisabled?: boolean;
};

/** A day and a time by this device's clock, whose zone is named; an instant is held, or null. */
export function InstantField<Values extends FieldValues, Output>({ form, name, ...rest }: InstantFieldProps<Values, Output>) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name });
  const held: unknown = value;
  const error = useFieldSentence(form.control, name);
  const instant = typeof held === 'string' ? held : null;
  return <InstantInput {...rest} ref={ref} value={instant} onChange={onChange} onBlur={onBlur} error={error} />;
}

type InstantInputProps = {
  label: string;
  hint?: string;
  isDisabled?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The same outside a form, as in a block. */
export function InstantInput({ hint, isDisabled = false, value, onChange, ...shown }: InstantInputProps) {
  const { t } = useTranslation('fields');
  return (
    <TextInput
      {...shown}
      type="datetime-local"
      description={[hint, t('zone', { zone: deviceZone().replaceAll('_', ' ') })].filter(Boolean).join(' ')}
      disabled={isDisabled}
      value={value === null ? '' : localOf(value)}
      onChange={(event) => onChange(instantOf(event.currentTarget.value))}
    />
  );
}

/** `2026-11-24T18:00` as this device's clock shows an instant. */
function localOf(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function instantOf(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
