import type { CampaignBudget } from '@vitrine/contract/campaigns';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './budget.module.css';

const [width, height] = [320, 120];

/** What was given so far as a line, what is expected as a dashed one, under the line of the limit. */
export function BudgetPlot({ budget, cap }: { budget: CampaignBudget; cap: number }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const { days, beginsOn, endsOn, today, spent, forecast } = budget;
  if (days.length === 0) return null;
  const [first, last] = [Date.parse(beginsOn), Date.parse(endsOn)];
  const top = Math.max(cap, forecast?.atEnd ?? 0) * 1.05;
  const x = (day: string) => (width * Math.min(1, Math.max(0, (Date.parse(day) - first) / Math.max(1, last - first)))).toFixed(1);
  const y = (points: number) => (height - (height * points) / top).toFixed(1);
  const given = summed(days).map(({ day, sum }) => `${x(day)},${y(sum)}`);
  return (
    <figure className={classes.plot}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('budget.plot')}>
        <line x1="0" x2={width} y1={y(cap)} y2={y(cap)} className={classes.limit} />
        <polyline points={[`0,${height}`, ...given, `${x(today)},${y(spent)}`].join(' ')} className={classes.given} />
        {forecast ? <polyline points={`${x(today)},${y(spent)} ${x(endsOn)},${y(forecast.atEnd)}`} className={classes.expected} /> : null}
      </svg>
      <figcaption>
        <span>{formatDay(beginsOn, locale)}</span>
        <span>{formatNumber(cap, locale)}</span>
        <span>{formatDay(endsOn, locale)}</span>
      </figcaption>
    </figure>
  );
}

/** Each day with all that was given until then. */
function summed(days: CampaignBudget['days']): { day: string; sum: number }[] {
  let sum = 0;
  return days.map(({ day, spent }) => ({ day, sum: (sum += spent) }));
}
