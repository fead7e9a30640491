import { useTranslation } from 'react-i18next';
import classes from './points-bar.module.css';
import { formatPoints } from './words/formats.ts';
import { matchLocale } from './words/locales.ts';

/** The order is the order in which points become yours. */
export const pointStates = ['earned', 'audit', 'held', 'expiring', 'refused'] as const;
export type PointState = (typeof pointStates)[number];
type PointsBarProps = { points: Partial<Record<PointState, number>>; hasLegend?: boolean };

/** Solid is yours, hatched is being audited, outlined is reserved, dotted expires. The legend repeats it in words. */
export function PointsBar({ points, hasLegend = true }: PointsBarProps) {
  const { t, i18n } = useTranslation('ui');
  const parts = pointStates.map((state) => ({ state, amount: points[state] ?? 0 })).filter(({ amount }) => amount > 0);
  const written = (amount: number) => formatPoints(amount, matchLocale(i18n.language));
  const said = parts.map(({ state, amount }) => t('points.part', { points: written(amount), state: t(`points.${state}`).toLowerCase() }));
  return (
    <div>
      {/* Without points there is nothing to see: an empty picture has no name. */}
      <div className={classes.bar} {...(parts.length > 0 ? { role: 'img', 'aria-label': said.join(', ') } : { 'aria-hidden': true })}>
        {parts.map(({ state, amount }) => (
          <span key={state} className={classes.pattern} data-state={state} style={{ flexGrow: amount }} />
        ))}
      </div>
      {hasLegend ? (
        <ul className={classes.legend}>
          {parts.map(({ state, amount }) => (
            <li key={state}>
              <PointsSwatch state={state} />
              {t(`points.${state}`)}
              <b>{written(amount)}</b>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The pattern of a state as a small square, for rows that repeat the bar. */
export function PointsSwatch({ state }: { state: PointState }) {
  return <span className={`${classes.pattern} ${classes.swatch}`} data-state={state} aria-hidden />;
}
