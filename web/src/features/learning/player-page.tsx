import type { PlayerPage as Page } from '@vitrine/contract/learning';
import { kindFacts } from '@vitrine/domain/activities';
import { Failed, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../shared/page-title.tsx';
import { playerQuery } from './api.ts';
import { courseHref } from './course-place.ts';
import { isDone } from './course-words.tsx';
import { KindPlayer } from './kinds/kind-player.tsx';
import { PlayerTop } from './player-top.tsx';
import classes from './player-page.module.css';
import { reportSeen } from './reports.ts';

const WaitsForInstructor = lazy(() =>
  import('./class-activity/waits-for-instructor.tsx').then((chunk) => ({ default: chunk.WaitsForInstructor })),
);
const CourseDone = lazy(() => import('./course-done.tsx').then((chunk) => ({ default: chunk.CourseDone })));

/** One player for every kind of activity, by its place in the course (PLY-01). */
export function PlayerPage() {
  const { courseId = '', hierarchyOrder } = useParams({ strict: false });
  const found = useQuery(playerQuery(courseId, Number(hierarchyOrder)));
  const refusal = refusalCode(found.error);
  if (refusal === 'live_class_closed')
    return (
      <Suspense>
        <WaitsForInstructor courseId={courseId} wasOpen={found.data !== undefined} />
      </Suspense>
    );
  if (found.data) return <Player key={found.data.activity.id} page={found.data} />;
  if (found.isPending) return <Loading shape="page" rows={2} />;
  if (['not_enrolled', 'activity_locked', 'blocked_in_training'].includes(refusal ?? ''))
    return <Navigate to={courseHref(courseId)} replace />; // the course says what to do first
  if (refusal === 'sence_session_needed') return <Navigate to="/sence/$courseId" params={{ courseId }} replace />;
  if (refusal === 'not_found') return <NotFound homeHref="/online-courses" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Player({ page }: { page: Page }) {
  const { t } = useTranslation('learning');
  const { courseId, activity, run } = page;
  const [stateAtStart] = useState(page.courseState);
  const [isCelebrated, setCelebrated] = useState(false);
  useTabTitle(activity.title);
  useEffect(() => void reportSeen({ run, courseId, activityId: activity.id, what: { kind: 'opened' } }), [run, courseId, activity.id]);
  const isJustDone = isDone(page.courseState) && !isDone(stateAtStart);
  if (isJustDone && !isCelebrated && !kindFacts[activity.kind].hasAttempts) {
    return (
      <div className={classes.player}>
        <Suspense>
          <CourseDone courseId={courseId} title={page.courseTitle} onStay={() => setCelebrated(true)} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.player} data-kind={activity.kind}>
      <PlayerTop page={page} />
      <p className="visually-hidden" role="status">
        {activity.state === 'completed' ? t('activity.done') : ''}
      </p>
      <KindPlayer page={page} />
    </div>
  );
}
