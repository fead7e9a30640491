import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { audienceChoices, ChoicesField } from '../../shared/fields/index.ts';
import { listsQuery } from './api.ts';
import classes from './library.module.css';

type AudienceFieldsProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  /** Where the three lists stand in the form. */
  names: readonly [groups: FieldPath<Values>, areas: FieldPath<Values>, tags: FieldPath<Values>];
  isDisabled?: boolean;
};

/** Whom a folder or a file is for, of those who see the folder above it (CLI-09): nobody named is all of them. */
export function AudienceFields<Values extends FieldValues, Output>({
  form,
  names,
  isDisabled = false,
}: AudienceFieldsProps<Values, Output>) {
  const { t } = useTranslation('library');
  const offered = audienceChoices(useQuery(listsQuery).data);
  const held: readonly unknown[] = useWatch({ control: form.control, name: [...names] });
  const isForAll = held.every((ids) => !Array.isArray(ids) || ids.length === 0);
  const choices = [offered.groupIds, offered.areaIds, offered.tagIds];
  const labels = [t('audience.groupIds'), t('audience.areaIds'), t('audience.tagIds')];
  return (
    <fieldset className={classes.stack}>
      <legend>{t('audience.title')}</legend>
      <p className={classes.note}>{t(isForAll ? 'audience.everybody' : 'audience.some')}</p>
      {names.map((name, place) =>
        choices[place]?.length ? (
          <ChoicesField key={name} form={form} name={name} label={labels[place] ?? ''} choices={choices[place]} isDisabled={isDisabled} />
        ) : null,
      )}
    </fieldset>
  );
}
