import type { TestRules } from '@vitrine/contract/assessment';
import { TextInput } from '@vitrine/ui';
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
          min={1}
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
    </div>
  );
}

const numberText = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
