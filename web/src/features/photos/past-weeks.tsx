import type { PhotoBoard } from '@vitrine/contract/photos';
import { Card } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './photos.module.css';

const shownAtFirst = 2;

/** Weeks of the campaign before this one, the newest first. */
export function PastWeeks({ weeks }: { weeks: PhotoBoard['past'] }) {
  const { t } = useTranslation('photos');
  const locale = useLocale();
  const [isAll, setAll] = useState(false);
  if (weeks.length === 0) return null;
  const day = (written: string) => formatDay(written, locale, 'short', Number(written.slice(0, 4)));
  return (
    <section aria-labelledby="past">
      <div className={classes.heading}>
        <h2 id="past">{t('past.title')}</h2>
        {weeks.length > shownAtFirst && !isAll ? (
          <button type="button" className={classes.again} onClick={() => setAll(true)}>
            {t('past.all')}
          </button>
        ) : null}
      </div>
      <Card className={classes.past ?? ''}>
        <ul>
          {weeks.slice(0, isAll ? weeks.length : shownAtFirst).map(({ from, to, states, points }) => (
            <li key={from}>
              <span>{t('past.week', { from: day(from), to: day(to) })}</span>
              <span
                className={classes.squares}
                role="img"
                aria-label={t('past.sent', {
                  count: states.filter((state) => state !== null && state !== 'reproved').length,
                  of: states.length,
                })}
              >
                {Object.entries(states).map(([place, state]) => (
                  <i key={place} data-state={state ?? 'missing'} />
                ))}
              </span>
              <b>{formatPoints(points, locale, true)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
