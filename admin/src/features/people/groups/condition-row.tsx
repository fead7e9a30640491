import { useQuery } from '@tanstack/react-query';
import type { GroupRule } from '@vitrine/contract/identity';
import {
  isWorkField,
  personStatuses,
  programRoles,
  roles,
  ruleChoices,
  ruleDays,
  ruleFields,
  type RuleField,
} from '@vitrine/domain/identity';
import { IconButton, MultiSelect, NativeSelect, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../shared/icons.ts';
import { siteListsQuery } from '../api.ts';
import classes from './groups.module.css';
import { WorkValues } from './work-values.tsx';

type Condition = GroupRule['conditions'][number];
type ConditionRowProps = {
  number: number;
  condition: Condition;
  isDisabled: boolean;
  onChange: (next: Condition) => void;
  onRemove: () => void;
};
const fields = [...ruleFields, 'joined'] as const;

/** One condition: what it looks at, how, and for which values. */
export function ConditionRow({ number, condition, isDisabled, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('people');
  const begin = (name: string) => {
    const field = ruleFields.find((one) => one === name);
    onChange(field ? { field, is: 'any_of', values: [] } : { field: 'joined', is: 'from', day: '' });
  };
  return (
    <li className={classes.condition} aria-label={t('rule.condition', { number })}>
      <NativeSelect
        label={t('rule.looks_at')}
        disabled={isDisabled}
        value={condition.field}
        onChange={(event) => begin(event.currentTarget.value)}
        data={fields.map((value) => ({ value, label: t(`rule.field.${value}`) }))}
      />
      {condition.field === 'joined' ? (
        <>
          <NativeSelect
            label={t('rule.how')}
            disabled={isDisabled}
            value={condition.is}
            onChange={(event) => onChange({ ...condition, is: event.currentTarget.value === 'before' ? 'before' : 'from' })}
            data={ruleDays.map((value) => ({ value, label: t(`rule.is.${value}`) }))}
          />
          <TextInput
            type="date"
            label={t('rule.day')}
            disabled={isDisabled}
            value={condition.day}
            onChange={(event) => onChange({ ...condition, day: event.currentTarget.value })}
          />
        </>
      ) : (
        <>
          <NativeSelect
            label={t('rule.how')}
            disabled={isDisabled}
            value={condition.is}
            onChange={(event) => onChange({ ...condition, is: event.currentTarget.value === 'none_of' ? 'none_of' : 'any_of' })}
            data={ruleChoices.map((value) => ({ value, label: t(`rule.is.${value}`) }))}
          />
          <Values
            field={condition.field}
            values={condition.values}
            isDisabled={isDisabled}
            onChange={(values) => onChange({ ...condition, values })}
          />
        </>
      )}
      <IconButton label={t('rule.remove', { number })} onClick={onRemove} disabled={isDisabled}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

type ValuesProps = { field: RuleField; values: string[]; isDisabled: boolean; onChange: (values: string[]) => void };

function Values({ field, values, isDisabled, onChange }: ValuesProps) {
  const { t } = useTranslation('people');
  const choices = useChoices(field);
  const shared = { label: t('rule.values'), disabled: isDisabled };
  if (isWorkField(field)) return <WorkValues key={field} {...{ field, values, isDisabled, onChange }} label={shared.label} />;
  if (choices) return <MultiSelect {...shared} searchable hidePickedOptions value={values} onChange={onChange} data={choices} />;
  // States are written as people's addresses have them; the comma parts them.
  return (
    <TextInput
      {...shared}
      placeholder={t('rule.states')}
      defaultValue={values.join(', ')}
      onChange={(event) =>
        onChange(
          event.currentTarget.value
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        )
      }
    />
  );
}

/** What a field is chosen from, in the reader's language; undefined where it is written. */
function useChoices(field: RuleField): { value: string; label: string }[] | undefined {
  const { t } = useTranslation('people');
  const { data: lists } = useQuery(siteListsQuery);
  const named = (things: readonly { id: string; name: string }[] = []) => things.map(({ id, name }) => ({ value: id, label: name }));
  const words = (values: readonly string[], key: string) => values.map((value) => ({ value, label: t(`people.choice.${key}.${value}`) }));
  const choices: Record<RuleField, { value: string; label: string }[] | undefined> = {
    role: words(roles, 'roles'),
    program_role: words(programRoles, 'programRole'),
    status: words(personStatuses, 'status'),
    program_status: words(personStatuses, 'status'),
    country: (lists?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    state: undefined,
    area: named(lists?.country_areas),
    tag: named(lists?.tags),
    company: undefined,
    brand: undefined,
    retailer: undefined,
    branch: undefined,
  };
  return choices[field];
}
