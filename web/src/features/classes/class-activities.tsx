import { useQuery } from '@tanstack/react-query';
import type { ClassActivity } from '@vitrine/contract/classes';
import { Failed, Link, Loading, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { activitiesQuery } from './api.ts';
import styles from './class-activities.module.css';

/** Activities of a live class that the member is in: the instructor opens them one by one, and this list shows it at once (LIV-02, LIV-03). */
export function ClassActivities({ classId, courseId }: { classId: string; courseId: string }) {
  const { t } = useTranslation('classes');
  const found = useQuery(activitiesQuery(classId));
  if (found.isPending) return <Loading shape="list" rows={2} />;
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.items.length === 0) return null;
  return (
    <section aria-labelledby={`activities-${classId}`}>
      <h4 id={`activities-${classId}`}>{t('activities.title')}</h4>
      <ol className={styles.list}>
        {found.data.items.map((one) => (
          <li key={one.activityId}>
            <Row one={one} courseId={courseId} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ one: { title, state, hierarchy_order }, courseId }: { one: ClassActivity; courseId: string }) {
  const { t } = useTranslation('classes');
  const isOpen = state === 'live_class_opened';
  return (
    <>
      {isOpen ? <Link href={`/courses/${courseId}/activities/${hierarchy_order}`}>{title}</Link> : <span>{title}</span>}
      <StateChip state={isOpen ? 'earned' : 'quiet'} icon={null}>
        {t(`activities.${state}`)}
      </StateChip>
    </>
  );
}
