import { useTranslation } from 'react-i18next';
import { PlainField } from '../../../shared/plain-field.tsx';
import { dayBefore } from './judge-draft.ts';
import classes from './report.module.css';

type SaleDayProps = { day: string; today: string; fault: string | undefined; daysLeft: number | undefined; onDay: (day: string) => void };

/** When it was sold, a day in the store: today and yesterday are one tap, and the last days to report are counted (SAL-04). */
export function SaleDay({ day, today, fault, daysLeft, onDay }: SaleDayProps) {
  const { t } = useTranslation('sales');
  const quick = [
    { label: t('facts.today'), value: today },
    { label: t('facts.yesterday'), value: dayBefore(today) },
  ];
  const isLate = daysLeft !== undefined && daysLeft >= 0 && daysLeft <= 3;
  return (
    <div className={classes.day}>
      <PlainField
        name="saleDate"
        type="date"
        label={t('facts.date')}
        {...(isLate ? { hint: t('facts.days_left', { count: daysLeft }) } : {})}
        value={day}
        max={today}
        onChange={(event) => onDay(event.currentTarget.value)}
        error={fault}
      />
      <div className={classes.quick}>
        {quick.map(({ label, value }) => (
          <button key={value} type="button" aria-pressed={day === value} onClick={() => onDay(value)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
