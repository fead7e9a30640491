import type { TestRules } from '@vitrine/contract/assessment';
import { reviewPolicies } from '@vitrine/domain/assessment';
import { NativeSelect, Switch, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';

type RulesFieldsProps = {
  rules: TestRules;
  onChange: (rules: TestRules) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

const rows = [
  { key: 'minimumScore', isOptional: false },
  { key: 'maximumAttempts', isOptional: true },
  { key: 'questionsDrawn', isOptional: true },
  { key: 'minutesToAnswer', isOptional: true },
] as const;

/** How the test is taken and passed; an empty number means no limit (TST-02). */
export function RulesFields({ rules, onChange, errorAt, isDisabled }: RulesFieldsProps) {
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  return (
    <div className={classes.pairs}>
      {rows.map(({ key, isOptional }) => (
        <TextInput
          key={key}
          type="number"
          min={key === 'minimumScore' ? 0 : 1}
          label={t(`${key}`)}
          description={t(`${key}_hint`)}
          disabled={isDisabled}
          error={errorAt(`test.rules.${key}`)}
          value={numberText(rules[key])}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            onChange({ ...rules, [key]: Number.isNaN(typed) && isOptional ? null : typed });
          }}
        />
      ))}
      <NativeSelect
        label={t('review')}
        disabled={isDisabled}
        value={rules.review}
        onChange={(event) => {
          const review = reviewPolicies.find((one) => one === event.currentTarget.value);
          if (review) onChange({ ...rules, review });
        }}
        data={reviewPolicies.map((value) => ({ value, label: t(`reviews.${value}`) }))}
      />
      {switches.map((key) => (
        <Switch
          key={key}
          label={t(key)}
          disabled={isDisabled}
          checked={rules[key]}
          onChange={(event) => onChange({ ...rules, [key]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}

const switches = ['isShuffled', 'hasPartialCredit'] as const;

const numberText = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
