import { useQuery } from '@tanstack/react-query';
import type { MyLevel } from '@vitrine/contract/levels';
import { LevelMeter, Link, Skeleton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChevronRight } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { myLevelQuery } from './api.ts';
import classes from './level.module.css';

/** The member's level with the way to the next one, in one row that leads to all about it; for the profile. */
export function LevelWay() {
  const { t } = useTranslation('levels');
  const found = useQuery(myLevelQuery);
  const inWords = useWay();
  return (
    <Link href="/level" className={classes.inProfile ?? ''}>
      {found.data ? (
        <LevelMeter {...inWords(found.data)} />
      ) : found.isPending && !found.isPaused ? (
        <Skeleton height={52} radius={12} />
      ) : (
        <b>{t('title')}</b>
      )}
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}

function useWay() {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  return ({ rank, levels, next, audited, experience, request }: MyLevel) => {
    const held = levels.find((one) => one.rank === rank);
    const goal = next?.minimum ?? held?.minimum ?? null;
    const inReview = request?.state === 'open' ? levels.find((one) => one.rank === request.rank)?.name : undefined;
    return {
      level: held?.name ?? t('title'),
      value: goal ? audited / goal : 0,
      hint: inReview
        ? t('in_review', { level: inReview })
        : next && next.missing > 0
          ? t('profile.missing', { count: next.missing, experience: formatPoints(next.missing, locale), level: next.name })
          : next
            ? t('profile.reached', { level: next.name })
            : t('xp', { experience: formatPoints(experience, locale) }),
    };
  };
}
