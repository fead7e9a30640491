import type { TrailPage as Trail } from '@vitrine/contract/learning';
import { Failed, IconButton, Link, Loading, NotFound, OnPhone, ProgressSegments } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shared/device/clock.ts';
import { IconArrowLeft, IconCalendarEvent, IconClock, IconLock, IconRoute } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { durationOf } from '../course-words.tsx';
import { FavouriteButton } from '../favourite-button.tsx';
import { TrailAction } from './trail-action.tsx';
import { TrailGoal } from './trail-goal.tsx';
import { TrailSteps } from './trail-steps.tsx';
import { trailQuery } from './trails-api.ts';
import classes from './trail-page.module.css';

/** Below the first picture. */
const RichText = lazy(() => import('../../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

/** A trail: its steps one under the other, how far the whole is, and the certificate at its end (TRL-01, TRL-03). */
export function TrailPage() {
  const { trailId = '' } = useParams({ strict: false });
  const found = useQuery(trailQuery(trailId));
  if (found.data) return <Drawn trail={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/trails" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ trail }: { trail: Trail }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  useTabTitle(trail.title);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const { prerequisite } = trail;
  return (
    <>
      <div className={classes.top}>
        <span className={classes.back}>
          <IconButton label={t('trails.back')} href="/trails">
            <IconArrowLeft size={24} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        <nav className={classes.crumbs} aria-label={t('crumbs')}>
          <Link href="/trails">
            {t('title')} · {t('tabs.trails')}
          </Link>
        </nav>
        <FavouriteButton course={trail} subject="trail" />
      </div>
      <div className={classes.columns}>
        <div className={classes.way}>
          <h1>{trail.title}</h1>
          <p className={classes.facts}>
            <span>
              <IconRoute {...icon} />
              {t(trail.isSequential ? 'trails.steps_in_order' : 'trails.steps', { count: trail.steps })}
            </span>
            <span>
              <IconClock {...icon} />
              {durationOf(trail.workloadMinutes)}
            </span>
            {trail.dueOn === null ? null : (
              <span data-late={trail.dueOn < today() || undefined}>
                <IconCalendarEvent {...icon} />
                {t('due_on', { day: formatDay(trail.dueOn, locale, 'short', Number(today().slice(0, 4))) })}
              </span>
            )}
          </p>
          {trail.summary ? <p className={classes.summary}>{trail.summary}</p> : null}
          {prerequisite && !prerequisite.isDone ? (
            <p className={classes.notice}>
              <IconLock {...icon} />
              <span>
                {t('trails.prerequisite')} <Link href={`/trails/${prerequisite.id}`}>{prerequisite.title}</Link>
              </span>
            </p>
          ) : null}
          <div className={classes.whole}>
            <p>
              <span>
                <b>{t('trails.done_count', { done: trail.stepsDone, count: trail.steps })}</b>{' '}
                {t('trails.done_word', { count: trail.steps })}
              </span>
              <span>{t('trails.percent', { percent: trail.progress })}</span>
            </p>
            <ProgressSegments values={trail.items.map(({ progress }) => progress / 100)} label={t('trails.progress')} />
          </div>
          <TrailSteps trail={trail} />
          <div className={classes.description}>
            <Suspense>
              <RichText html={trail.description} />
            </Suspense>
          </div>
        </div>
        <TrailGoal trail={trail} />
      </div>
      <OnPhone>
        <TrailAction trail={trail} isDocked />
      </OnPhone>
    </>
  );
}
