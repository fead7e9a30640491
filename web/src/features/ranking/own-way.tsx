import type { Ranking } from '@vitrine/contract/ranking';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { ordinal } from './ordinal.ts';
import classes from './ranking.module.css';

type Own = NonNullable<Ranking['own']>;
type OwnWayProps = { own: Own; movedSince: string | null };
const [width, height, edge] = [320, 64, 7];

/** The member's places week by week up to now, the first place highest; where no earlier one is known, nothing. */
export function OwnWay({ own: { past, place: now }, movedSince }: OwnWayProps) {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  const known = past.flatMap(({ on, place }) => (place === null ? [] : [{ on, place }]));
  const [first, last] = [known[0], known.at(-1)];
  if (now === null || !first || !last) return null;
  const inWords = ({ on, place }: (typeof known)[number]) => t('way.on', { place: ordinal(place, locale), day: formatDay(on, locale) });
  const dots = dotsOf([...known.map(({ place }) => place), now]);
  const [before, end] = [dots.at(-2), dots.at(-1)];
  const isLastWeek = last.on === movedSince;
  return (
    <figure className={classes.trace}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('way.label', { places: [...known.map(inWords), t('way.now', { place: ordinal(now, locale) })].join(', ') })}
      >
        <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {before ? <circle cx={before.x} cy={before.y} r={3.5} /> : null}
        {end ? <circle data-now cx={end.x} cy={end.y} r={5.5} /> : null}
      </svg>
      <figcaption aria-hidden>
        <span>{first === last && isLastWeek ? t('way.saturday', { place: ordinal(last.place, locale) }) : inWords(first)}</span>
        {first === last ? null : <span>{isLastWeek ? t('way.saturday', { place: ordinal(last.place, locale) }) : inWords(last)}</span>}
      </figcaption>
    </figure>
  );
}

/** From the left to the right, each week as far from the next; the best place of all at the upper edge, the worst at the lower one. */
function dotsOf(places: readonly number[]): { x: number; y: number }[] {
  const [best, worst] = [Math.min(...places), Math.max(...places)];
  const rise = (height - 2 * edge) / Math.max(1, worst - best);
  return places.map((place, at) => ({
    x: edge + (at * (width - 2 * edge)) / (places.length - 1),
    y: worst === best ? height / 2 : edge + (place - best) * rise,
  }));
}
