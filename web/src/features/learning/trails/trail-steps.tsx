import type { TrailPage, TrailStep } from '@vitrine/contract/learning';
import type { TrailItemKind } from '@vitrine/domain/trails';
import { Link, Scene, ProgressBar } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shared/device/clock.ts';
import { IconBook, IconBroadcast, IconCheck, IconLock, IconMapPin, IconPlayerPlayFilled, IconUsersGroup } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { stepHref } from '../course-place.ts';
import { durationOf, isDone, placeOf } from '../course-words.tsx';
import { useKindName } from '../kinds/use-kind-name.ts';
import classes from './trail-steps.module.css';

const signs: Record<TrailItemKind, typeof IconBook> = {
  course: IconBook,
  presential_catalog: IconMapPin,
  webinar: IconBroadcast,
  live_class: IconUsersGroup,
};

/** The steps of a trail in their order, on one line: done, now, open, locked. */
export function TrailSteps({ trail }: { trail: TrailPage }) {
  return (
    <ol className={classes.list}>
      {trail.items.map((step) => (
        <li key={step.position} className={classes.item} data-state={stateOf(step, trail.nextPosition)}>
          <Step trail={trail} step={step} isNow={trail.can.open && step.position === trail.nextPosition} />
        </li>
      ))}
    </ol>
  );
}

function Step({ trail, step, isNow }: { trail: TrailPage; step: TrailStep; isNow: boolean }) {
  const { t } = useTranslation('learning');
  const Sign = isDone(step.state) ? IconCheck : isNow ? IconPlayerPlayFilled : step.isLocked ? IconLock : signs[step.kind];
  const mayOpen = trail.can.open && !step.isLocked;
  return (
    <>
      <span className={classes.mark}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.card} data-now={isNow || undefined}>
        <div className={classes.words}>
          <small>
            {t('trails.step_kind', { position: step.position, kind: t(`trails.kind.${step.kind}`) })}
            {step.isRequired ? '' : ` · ${t('activity.optional')}`}
          </small>
          <h2>
            {mayOpen ? (
              <Link href={stepHref(trail.id, step.subjectId)} {...(isNow ? { 'aria-current': 'page' as const } : {})}>
                {step.title}
              </Link>
            ) : (
              step.title
            )}
          </h2>
          <Detail step={step} isNow={isNow} />
        </div>
        <span className={classes.picture}>
          {step.image ? (
            <img src={step.image} alt="" loading="lazy" decoding="async" />
          ) : (
            <Scene objects={[step.scene]} ratio="4/3" isMuted={step.isLocked || step.state === 'blocked'} />
          )}
        </span>
        {isNow && step.next ? (
          <span className={classes.under}>
            <ProgressBar value={step.progress / 100} label={t('progress')} />
          </span>
        ) : null}
      </div>
    </>
  );
}

/** What the step says under its title: when it was done, where the person is, or how much there is. */
function Detail({ step, isNow }: { step: TrailStep; isNow: boolean }) {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  const locale = useLocale();
  if (isDone(step.state)) {
    const day = step.finishedOn === null ? '' : formatDay(step.finishedOn, locale, 'short', Number(today().slice(0, 4)));
    return (
      <p data-tone="done">
        {t('trails.finished_on', { day })}
        {step.grade === null ? '' : ` · ${t('trails.grade_short', { grade: step.grade })}`}
      </p>
    );
  }
  if (step.state === 'blocked') return <p data-tone="refused">{t('states.blocked')}</p>;
  if (step.isLocked) return <p>{t('trails.locked')}</p>;
  if (isNow && step.next) return <p>{placeOf(step.activities, step.next, { t, nameOf })}</p>;
  return (
    <p>
      {t('activities', { count: step.activities })} · {durationOf(step.workloadMinutes)}
    </p>
  );
}

function stateOf(step: TrailStep, nextPosition: number | null): 'done' | 'now' | 'locked' | 'open' {
  if (isDone(step.state)) return 'done';
  if (step.position === nextPosition) return 'now';
  return step.isLocked ? 'locked' : 'open';
}
