import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { comparedText, type WorkField } from '@vitrine/domain/identity';
import { TagsInput } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/use-settled.ts';
import { ruleValuesQuery } from './api.ts';
import classes from './groups.module.css';

const mostValues = 100;
/** A comma belongs to names of chains; a column of a sheet comes with its lines. */
const parts = [';', '\n'];
const isAmong = (word: string, words: readonly string[]) => words.some((one) => comparedText(one) === comparedText(word));

type WorkValuesProps = { field: WorkField; label: string; values: string[]; isDisabled: boolean; onChange: (values: string[]) => void };

/** What people wrote of where they work, found by typing; a value that nobody wrote yet is typed. Without the list, typing still does. */
export function WorkValues({ field, label, values, isDisabled, onChange }: WorkValuesProps) {
  const { t, i18n } = useTranslation('people');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data } = useQuery({ ...ruleValuesQuery(field, search), placeholderData: keepPreviousData });
  const shown = (count: number) => formatNumber(count, matchLocale(i18n.language));
  const offered = (data?.values ?? []).filter(({ value }) => !isAmong(value, values));
  return (
    <TagsInput
      label={label}
      disabled={isDisabled}
      {...(values.length === 0 ? { placeholder: t('rule.work') } : {})}
      value={values}
      onChange={onChange}
      maxTags={mostValues}
      splitChars={parts}
      isDuplicate={isAmong}
      searchValue={typed}
      onSearchChange={setTyped}
      data={offered.map(({ value }) => value)}
      filter={({ options }) => options} // the server has found them
      renderOption={({ option: { value } }) => {
        const count = offered.find((one) => one.value === value)?.members ?? 0;
        return (
          <span className={classes.value}>
            <span>{value}</span>
            <span>{t('rule.people', { count, shown: shown(count) })}</span>
          </span>
        );
      }}
    />
  );
}
