import type { ActivityRow, CoursePage } from '@vitrine/contract/learning';
import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconLock } from '../../shared/icons.ts';
import { playerHref } from './course-words.tsx';
import classes from './activity-list.module.css';
import { kindOf } from './kinds/kind-of.ts';
import { useKindName } from './kinds/use-kind-name.ts';

type ActivityListProps = { course: Pick<CoursePage, 'id' | 'activitiesMenu' | 'next' | 'can'>; current?: number };

/** The activities in their order, on one line: done, now, to come, locked. */
export function ActivityList({ course, current }: ActivityListProps) {
  const now = current ?? course.next?.hierarchy_order;
  return (
    <ol className={classes.list}>
      {course.activitiesMenu.map((activity) => (
        <li key={activity.id} className={classes.item} data-state={stateOf(activity, now)}>
          <Row
            activity={activity}
            courseId={course.id}
            isOpen={course.can.open && !activity.isLocked}
            isNow={activity.hierarchy_order === now}
          />
        </li>
      ))}
    </ol>
  );
}

function Row({ activity, courseId, isOpen, isNow }: { activity: ActivityRow; courseId: string; isOpen: boolean; isNow: boolean }) {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  const Sign = activity.state === 'completed' ? IconCheck : activity.isLocked ? IconLock : kindOf(activity.kind).Sign;
  const words = (
    <>
      <span className={classes.mark}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <b>{activity.title}</b>
        <span>{detailOf()}</span>
      </span>
    </>
  );
  if (!isOpen) return <span className={classes.row}>{words}</span>;
  return (
    <Link
      href={playerHref(courseId, activity.hierarchy_order)}
      className={classes.row ?? ''}
      {...(isNow ? { 'aria-current': 'page' as const } : {})}
    >
      {words}
    </Link>
  );

  function detailOf(): string {
    const kind = nameOf(activity.kind).alone;
    if (activity.state === 'completed') return `${kind} · ${t('activity.done')}`;
    if (activity.live_class === 'live_class_closed') return `${kind} · ${t('activity.live_class_closed')}`;
    if (activity.isLocked) return `${kind} · ${t('activity.locked')}`;
    if (activity.live_class === 'live_class_opened' && activity.progress === 0) return `${kind} · ${t('activity.live_class_opened')}`;
    if (activity.state === 'in_progress' && activity.progress > 0) return `${kind} · ${t('percent', { percent: activity.progress })}`;
    return activity.isRequired ? kind : `${kind} · ${t('activity.optional')}`;
  }
}

function stateOf(activity: ActivityRow, now: number | undefined): 'done' | 'now' | 'locked' | 'open' {
  if (activity.hierarchy_order === now) return 'now';
  if (activity.state === 'completed') return 'done';
  return activity.isLocked ? 'locked' : 'open';
}
