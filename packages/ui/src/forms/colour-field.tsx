import '../kit/inputs.ts';
import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from './field-error.tsx';
import type { InForm } from './field-error.tsx';
import classes from './forms.module.css';

/** A `#rrggbb` colour: typed, or picked with the device's own picker in the swatch. */
export function ColourField<Values extends FieldValues, Output>({ form, name, label, hint }: InForm<Values, Output>) {
  const { t } = useTranslation('ui');
  const {
    field: { ref, ...field },
  } = useController({ control: form.control, name });
  const error = useFieldError(form.control, name);
  const value = (field.value ?? '') as string;
  return (
    <TextInput
      label={label}
      description={hint}
      error={error}
      name={field.name}
      ref={ref}
      onBlur={field.onBlur}
      value={value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      maxLength={7}
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('pick_colour', { label })}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => field.onChange(event.currentTarget.value.toUpperCase())}
        />
      }
      leftSectionPointerEvents="all"
    />
  );
}
