import type { MyLevel } from '@vitrine/contract/levels';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconStarFilled } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './level.module.css';

const radius = 88;
const around = 2 * Math.PI * radius;

/** Experience on the way to the next level, or to the minimum of this one: what is audited drawn full, what is not in stripes. */
export function LevelRing({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  const held = mine.levels.find((one) => one.rank === mine.rank);
  const goal = mine.next?.minimum ?? held?.minimum ?? null;
  const share = (points: number) => (goal === null ? 0 : Math.min(1, points / goal));
  const audited = share(mine.audited);
  const waiting = Math.max(0, share(mine.experience) - audited);
  const experience = formatPoints(mine.experience, locale);
  const of = goal === null ? t('ring.xp') : t('ring.of', { goal: formatPoints(goal, locale) });
  const arc = (part: number, from: number) => ({ strokeDasharray: `${part * around} ${around}`, strokeDashoffset: -from * around });
  return (
    <div className={classes.ring} role="img" aria-label={`${experience} ${of}`}>
      <svg viewBox="0 0 200 200" aria-hidden>
        <circle cx="100" cy="100" r={radius} className={classes.rail} />
        <circle cx="100" cy="100" r={radius} className={classes.audited} style={arc(audited, 0)} />
        <circle cx="100" cy="100" r={radius} className={classes.waiting} style={arc(waiting, audited)} />
      </svg>
      <span>
        <IconStarFilled size={26} aria-hidden />
        <b>{experience}</b>
        <small>{of}</small>
      </span>
    </div>
  );
}
