import type { CourseCard } from '@vitrine/contract/learning';
import { Skeleton, StageCard } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlayerPlayFilled } from '../../shared/icons.ts';
import { coursesQuery } from './api.ts';
import { durationOf, placeOf, playerHref } from './course-words.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

/** What to do next, one tap away: the course under way, else the newest one that waits (CRS-04). */
export function ContinueLearning() {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  const { course, isPending } = useNextCourse();
  if (isPending) return <Skeleton height={277} radius={20} />;
  if (!course?.next) return null;
  const isBegun = course.state !== 'not_started';
  const done = Math.round((course.progress / 100) * course.activities);
  const pieces = Array.from({ length: course.activities }, (_, index) =>
    Math.min(1, Math.max(0, (course.progress / 100) * course.activities - index)),
  );
  return (
    <StageCard
      label={t(isBegun ? 'continue.label' : 'continue.begin_label')}
      kicker={t(isBegun ? 'continue.label' : 'continue.begin_label')}
      title={course.title}
      object={course.scene}
      companion="plant"
      segments={{ values: pieces, label: t('continue.done', { done, count: course.activities }) }}
      now={placeOf(course.activities, course.next, { t, nameOf })}
      left={isBegun ? course.next.title : durationOf(course.workloadMinutes)}
      action={{
        label: t(isBegun ? 'continue.action' : 'continue.begin'),
        href: isBegun ? playerHref(course.id, course.next.hierarchy_order) : `/online-courses/${course.id}`,
        icon: <IconPlayerPlayFilled size={20} aria-hidden />,
      }}
    />
  );
}

/** The course of the stage, for catalogs that must not show it twice. */
export function useNextCourse(isAsked = true): { course: CourseCard | undefined; isPending: boolean } {
  const mine = useInfiniteQuery({ ...coursesQuery({ progress: 'in_progress' }, 12), enabled: isAsked });
  const all = useInfiniteQuery({ ...coursesQuery({ progress: 'not_started' }, 12), enabled: isAsked });
  const underWay = mine.data?.pages[0]?.items ?? [];
  const course =
    underWay.find(({ next, state }) => next && state === 'in_progress') ??
    underWay.find(({ next }) => next) ??
    all.data?.pages[0]?.items.find(({ next }) => next);
  const isPending = isAsked && (mine.isPending || (!course && all.isPending));
  return { course: useDeferredValue(course), isPending: useDeferredValue(isPending) }; // what came is drawn in slices
}
