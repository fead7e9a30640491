import type { Goal, RewardPage } from '@vitrine/contract/rewards';
import { Card, Link, ProgressRing } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconCircleCheck, IconHourglass, IconLock, IconPackage } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './goal.module.css';

/** What has to be learned first, each with how far it is. */
export function GoalTrainings({ goal: { trainings } }: { goal: Goal }) {
  const { t } = useTranslation('rewards');
  if (trainings.length === 0) return null;
  return (
    <div>
      <h2 className={classes.heading}>{t('goal.trainings')}</h2>
      <Card className={classes.rows ?? ''} label={t('goal.trainings')}>
        <ul>
          {trainings.map(({ kind, id, title, isDone, progress }) => (
            <li key={id}>
              <ProgressRing value={progress / 100} label={title}>
                {isDone ? <IconCheck size={20} stroke={2} aria-hidden /> : <b className={classes.share}>{progress}%</b>}
              </ProgressRing>
              <span className={classes.words}>
                <Link href={`/${kind === 'trail' ? 'trails' : 'online-courses'}/${id}`}>{title}</Link>
                <span className={classes.quiet}>{isDone ? t('goal.trained') : t('goal.progress', { percent: progress })}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** The level, the stock that a goal does not reserve, and until when the points count. */
export function GoalConditions({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const { requiredLevel, level, stock, campaign } = reward;
  const isAllowed = requiredLevel === null || level.rank >= requiredLevel.rank;
  return (
    <div>
      <h2 className={classes.heading}>{t('goal.also')}</h2>
      <Card className={classes.rows ?? ''} label={t('goal.also')}>
        <ul className={classes.conditions}>
          {requiredLevel ? (
            <li>
              {isAllowed ? <IconCircleCheck size={22} stroke={1.75} aria-hidden /> : <IconLock size={22} stroke={1.75} aria-hidden />}
              {isAllowed
                ? t('goal.level_ok', { level: level.name })
                : t('goal.level_missing', { level: requiredLevel.name, own: level.name })}
            </li>
          ) : null}
          {stock > 0 ? (
            <li>
              <IconPackage size={22} stroke={1.75} aria-hidden />
              {t('goal.stock', { count: stock })}
            </li>
          ) : null}
          {campaign ? (
            <li>
              <IconHourglass size={22} stroke={1.75} aria-hidden />
              {t('goal.campaign', { campaign: campaign.name, day: formatDay(campaign.endsOn, locale) })}
            </li>
          ) : null}
        </ul>
      </Card>
    </div>
  );
}
