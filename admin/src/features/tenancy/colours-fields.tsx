import { ColourField } from '@vitrine/ui/forms';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './tenancy.module.css';

type ColoursFieldsProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  names: { primary: FieldPath<Values>; secondary: FieldPath<Values>; tertiary: FieldPath<Values> };
};

/** The client's light: three colours, each with what it is for. */
export function ColoursFields<Values extends FieldValues, Output>({ form, names }: ColoursFieldsProps<Values, Output>) {
  const { t } = useTranslation('tenancy');
  return (
    <div className={classes.three}>
      <ColourField form={form} name={names.primary} label={t('colours.primary')} hint={t('colours.primary_for')} />
      <ColourField form={form} name={names.secondary} label={t('colours.secondary')} hint={t('colours.secondary_for')} />
      <ColourField form={form} name={names.tertiary} label={t('colours.tertiary')} hint={t('colours.tertiary_for')} />
    </div>
  );
}
