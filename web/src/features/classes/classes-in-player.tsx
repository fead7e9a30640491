import { useQuery } from '@tanstack/react-query';
import { Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import type { ClassesOfCourseProps } from '../../shared/classes-of-course.ts';
import { courseQuery } from './api.ts';
import { ClassPanel } from './class-panel.tsx';

/** The classes that an activity stands for, as on their own page: state, dates, seats, and what the member may do (PLY-13). */
export function ClassesInPlayer({ courseId, kind, classIds }: ClassesOfCourseProps) {
  const { t } = useTranslation('classes');
  const found = useQuery(courseQuery(kind, courseId));
  if (found.isPending) return <Loading shape="list" rows={3} />;
  if (found.isError && !found.data)
    return refusalCode(found.error) === 'not_found' ? (
      <p role="status">{t('player.none')}</p>
    ) : (
      <Failed error={found.error} onRetry={() => void found.refetch()} />
    );
  const shown = found.data.classes.filter(({ id }) => classIds.length === 0 || classIds.includes(id));
  if (shown.length === 0) return <p role="status">{t('player.none')}</p>;
  return shown.map((one) => <ClassPanel key={one.id} one={one} kind={kind} courseId={courseId} scene={found.data.scene} />);
}
