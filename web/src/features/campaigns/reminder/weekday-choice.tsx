import { weekdays, type Weekday } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../shared/choice-row.tsx';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './reminder.module.css';

type ChoiceProps = { chosen: readonly Weekday[]; fault: string | undefined; onChange: (days: Weekday[]) => void };

/** The days of a week, short to see and whole to hear. */
export function WeekdayChoice({ chosen, fault, onChange }: ChoiceProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const nameOf = (place: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + place)); // that year began on a Monday
  return (
    <Choices legend={t('reminder.days')} error={<FieldFault code={fault} />}>
      <div className={classes.days}>
        {weekdays.map((day, place) => (
          <label key={day} className={classes.day}>
            <input
              type="checkbox"
              name="byday"
              aria-label={nameOf(place, 'long')}
              checked={chosen.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(weekdays.filter((one) => (one === day ? checked : chosen.includes(one))))
              }
            />
            <span aria-hidden>{nameOf(place, 'short').replace('.', '')}</span>
          </label>
        ))}
      </div>
    </Choices>
  );
}
