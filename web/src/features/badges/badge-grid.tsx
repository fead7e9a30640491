import type { MyBadge } from '@vitrine/contract/badges';
import { Link } from '@vitrine/ui';
import { BadgePicture } from '@vitrine/ui/badge';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './badges.module.css';

/** Badges three in a row: when each was earned, or how far the member is. */
export function BadgeGrid({ badges }: { badges: readonly MyBadge[] }) {
  return (
    <ul className={classes.grid}>
      {badges.map((badge) => (
        <li key={badge.id}>
          <Link href={`/badges/${badge.id}`} className={classes.badge ?? ''}>
            <BadgePicture form={badge.form} url={badge.pictureUrl} isEarned={badge.awardedAt !== null} />
            <b>{badge.name}</b>
            <Status badge={badge} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Status({ badge: { awardedAt, have, need, rule } }: { badge: MyBadge }) {
  const { t } = useTranslation('badges');
  const locale = useLocale();
  if (awardedAt !== null)
    return <small>{formatDay(dayOf(Date.parse(awardedAt), timeZone()), locale, 'short', Number(today().slice(0, 4)))}</small>;
  return (
    <>
      {need > 1 ? (
        <span className={classes.bar} aria-hidden>
          <i style={{ width: `${(have / need) * 100}%` }} />
        </span>
      ) : null}
      <small>{need > 1 ? t(`missing.${rule}`, { count: need - have, need }) : t('not_yet')}</small>
    </>
  );
}
