import type { ReminderFaults } from '@vitrine/domain/campaigns';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import type { ReminderDraft } from './draft.ts';
import classes from './reminder.module.css';

type EndProps = { draft: ReminderDraft; faults: ReminderFaults; onChange: (changes: Partial<ReminderDraft>) => void };

/** On a day or after so many times: never both. */
export function ReminderEnd({ draft, faults, onChange }: EndProps) {
  const { t } = useTranslation('campaigns');
  return (
    <Choices legend={t('reminder.ends')}>
      <div className={classes.ends}>
        {(['on_day', 'after'] as const).map((end) => (
          <ChoiceRow
            key={end}
            kind="radio"
            name="ends"
            title={t(`reminder.${end}`)}
            isChosen={draft.ends === end}
            onChoose={() => onChange({ ends: end })}
          />
        ))}
      </div>
      {draft.ends === 'on_day' ? (
        <PlainField
          label={t('reminder.until')}
          name="until"
          type="date"
          value={draft.until}
          error={faults.until}
          onChange={({ currentTarget: { value } }) => onChange({ until: value })}
        />
      ) : (
        <PlainField
          label={t('reminder.count')}
          name="count"
          inputMode="numeric"
          autoComplete="off"
          value={draft.count}
          error={faults.count}
          onChange={({ currentTarget: { value } }) => onChange({ count: value })}
        />
      )}
    </Choices>
  );
}
