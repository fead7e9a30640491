import type { PlayerPage } from '@vitrine/contract/learning';
import { kindFacts, type ClassVerdict } from '@vitrine/domain/activities';
import { Card, Loading } from '@vitrine/ui';
import { createElement, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassesOfCourse } from '../../../shared/classes-of-course.ts';
import { PlayerDock } from '../player-dock.tsx';

type ClassPlayerProps = { page: PlayerPage; content: { classIds: string[]; verdict: ClassVerdict | null } };

/** Classes of the course as an activity: when and where, whether one can go in, and the verdict by which it is complete (PLY-13). */
export function ClassPlayer({ page, content }: ClassPlayerProps) {
  const { t } = useTranslation(['learning/class-activity', 'learning']);
  const Classes = use(ClassesOfCourse);
  const { courseId, activity } = page;
  const kind = kindFacts[activity.kind].classKind;
  const isDone = activity.state === 'completed';
  return (
    <>
      <h1>{activity.title}</h1>
      {activity.summary === '' ? null : <p>{activity.summary}</p>}
      {isDone || content.verdict !== null ? (
        <Card label={t('verdict')}>
          <p role="status">{t(isDone ? 'approved' : 'not_approved')}</p>
        </Card>
      ) : null}
      {Classes && kind ? (
        <Suspense fallback={<Loading shape="list" rows={3} />}>
          <h2>{t('classes')}</h2>
          {createElement(Classes, { courseId, kind, classIds: content.classIds })}
        </Suspense>
      ) : null}
      <PlayerDock page={page} note={t(isDone ? 'done' : 'by_presence')} />
    </>
  );
}
