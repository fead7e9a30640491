import type { TrailPage } from '@vitrine/contract/learning';
import { Link, Scene, ProgressBar } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconHourglass } from '../../../shared/icons.ts';
import { ReactionWays } from '../reaction-ways.tsx';
import { TrailAction } from './trail-action.tsx';
import classes from './trail-page.module.css';

/** What stands at the end of the trail, and what is still missing for it (TRL-03). */
export function TrailGoal({ trail }: { trail: TrailPage }) {
  const { t } = useTranslation('learning');
  const isDone = trail.state === 'finished';
  const required = trail.items.filter(({ isRequired }) => isRequired);
  const counted = required.length > 0 ? required : trail.items;
  const left = counted.filter(({ state }) => state !== 'approved' && state !== 'finished' && state !== 'improved').length;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section className={classes.goal} aria-label={t('trails.certificate')}>
      <Scene objects={['gift-card']} ratio="16/9" isMuted={!isDone} className={classes.prize ?? ''} />
      <ProgressBar value={trail.progress / 100} label={t('trails.progress')} tone={isDone ? 'done' : 'learning'} />
      <h2>{t('trails.certificate')}</h2>
      <ul className={classes.needs}>
        <li data-done={left === 0 || undefined}>
          {left === 0 ? <IconCheck {...icon} /> : <IconHourglass {...icon} />}
          {left === 0 ? t('trails.all_done') : t('trails.left', { count: left })}
        </li>
        {trail.grade === null ? null : (
          <li data-done>
            <IconCheck {...icon} />
            {t('trails.grade', { grade: trail.grade })}
          </li>
        )}
        {trail.certificateId ? (
          <li data-done>
            <IconCheck {...icon} />
            <Link href="/certificates">{t('certificate.here')}</Link>
          </li>
        ) : null}
      </ul>
      {isDone ? <ReactionWays kind="trail" trainingId={trail.id} /> : null}
      <span className={classes.atDesktop}>
        <TrailAction trail={trail} />
      </span>
    </section>
  );
}
