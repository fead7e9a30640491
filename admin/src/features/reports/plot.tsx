import type { Report } from '@vitrine/contract/reports';
import { Link } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './plot.module.css';

type Point = NonNullable<Report['plot']>['points'][number];

/** The picture of a report above its rows: each day, the largest groups, or steps; each number leads to the rows behind it. */
export function Plot({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  const { plot, columns, totals } = report;
  if (!plot || plot.points.every(({ value }) => value === 0)) return null;
  const top = Math.max(1, ...plot.points.map(({ value }) => value));
  const isDays = plot.shape === 'days';
  const named = [...columns, ...totals].find(({ key }) => key === plot.of)?.title ?? report.title;
  const label = (point: Point) => (isDays ? formatDay(point.label, locale) : point.label);
  return (
    <figure className={classes.plot} aria-label={t('reports.plot', { title: report.title })}>
      <figcaption>{t(`reports.plot_${plot.shape}`, { of: named })}</figcaption>
      <ol className={isDays ? classes.days : classes.bars}>
        {plot.points.map((point, index) => {
          const written = formatNumber(point.value, locale);
          const share = `${Math.max(point.value > 0 ? 1 : 0, (point.value / top) * 100)}%`;
          const shown = isDays ? (
            <>
              <span className="visually-hidden">{`${label(point)}: ${written}`}</span>
              <i style={{ height: share }} aria-hidden />
              {isNamed(index, plot.points.length) ? <small aria-hidden>{label(point)}</small> : null}
            </>
          ) : (
            <>
              <span className={classes.name}>{label(point)}</span>
              <span className={classes.track} aria-hidden>
                <i style={{ width: share }} />
              </span>
              <b>{written}</b>
              {plot.shape === 'funnel' ? <small>{t('reports.of_first', { percent: shareOf(point, plot.points[0]) })}</small> : null}
            </>
          );
          return (
            <li key={`${point.label} ${point.filter?.value ?? index}`}>
              {point.filter && point.value > 0 ? (
                <Link href={hrefOf(point.filter, report)} className={classes.point ?? ''} title={`${label(point)}: ${written}`}>
                  {shown}
                </Link>
              ) : (
                <span className={classes.point}>{shown}</span>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

const shareOf = ({ value }: Point, first: Point | undefined) => (first && first.value > 0 ? Math.round((value / first.value) * 100) : 0);

/** A week’s days are all named, of more every seventh, counted from the last. */
const isNamed = (index: number, count: number) => count <= 8 || (count - 1 - index) % (count <= 35 ? 7 : 14) === 0;

/** The rows behind a number, within the days of the report. */
function hrefOf({ kind, key, value }: NonNullable<Point['filter']>, { from, to }: Report): string {
  const asked = key === 'day' ? { from: value, to: value } : { from, to, [key]: value };
  return `/reports/${kind}?${new URLSearchParams(asked).toString()}`;
}
