import type { Overview } from '@vitrine/contract/reports';
import { formatDay, formatNumber, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './figure-card.tsx';
import classes from './overview.module.css';

type Sales = Overview['sales'];

/** Sales by day, those under audit hatched on top, and a line where the same day stood one period before. */
export function SalesCard({ sales, locale, href = '/sales' }: { sales: Sales; locale: Locale; href?: string }) {
  const { t } = useTranslation('reports');
  const top = Math.max(1, ...sales.days.map((day) => Math.max(allOf(day), day.before)));
  return (
    <FigureCard title={t('sales.title')} all={{ href, label: t('sales.all') }} className={classes.wide}>
      <p className={classes.figure}>
        <strong>{formatNumber(sales.count, locale)}</strong>
        <Change count={sales.count} before={sales.before} />
      </p>
      {sales.count === 0 && sales.before === 0 ? <p className={classes.quiet}>{t('sales.none')}</p> : null}
      <ol className={classes.bars} data-many={sales.days.length > 28 || undefined}>
        {sales.days.map((day, index) => (
          <li key={day.day}>
            <span className="visually-hidden">
              {t('sales.of_day', { day: formatDay(day.day, locale), count: allOf(day), audit: day.underAudit, before: day.before })}
            </span>
            <span className={classes.column} aria-hidden>
              <i className={classes.before} style={{ bottom: `${(day.before / top) * 100}%` }} />
              {sales.days.length <= 7 && allOf(day) > 0 ? <b>{formatNumber(allOf(day), locale)}</b> : null}
              <i data-tone="refused" style={{ height: `${(day.reproved / top) * 100}%` }} />
              <i data-tone="audit" style={{ height: `${(day.underAudit / top) * 100}%` }} />
              <i data-tone="brand" style={{ height: `${(day.approved / top) * 100}%` }} />
            </span>
            {isNamed(index, sales.days.length) ? <small aria-hidden>{formatDay(day.day, locale)}</small> : null}
          </li>
        ))}
      </ol>
      <p className={classes.keys}>
        {(['approved', 'underAudit', 'reproved', 'before'] as const).map((key) => (
          <span key={key}>
            <span className={key === 'before' ? classes.dash : classes.swatch} data-tone={tones[key]} aria-hidden />
            {t(`sales.${key}`)}
          </span>
        ))}
      </p>
    </FigureCard>
  );
}

const tones = { approved: 'brand', underAudit: 'audit', reproved: 'refused', before: undefined } as const;
const allOf = ({ approved, underAudit, reproved }: Sales['days'][number]) => approved + underAudit + reproved;
/** Each day of a week is named; of more days, every seventh, counted from today. */
const isNamed = (index: number, days: number) => days <= 7 || (days - 1 - index) % (days <= 28 ? 7 : 15) === 0;

function Change({ count, before }: { count: number; before: number }) {
  const { t } = useTranslation('reports');
  if (before === 0) return null;
  const percent = Math.round((Math.abs(count - before) / before) * 100);
  if (percent === 0) return <span>{t('sales.same')}</span>;
  return <span data-rose={count > before || undefined}>{t(count > before ? 'sales.more' : 'sales.less', { percent })}</span>;
}
