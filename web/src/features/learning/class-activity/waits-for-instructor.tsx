import { Empty } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';

/** In the place of an activity that the instructor of a live class has not opened, or has taken back. It opens by itself when they do (LIV-02). */
export function WaitsForInstructor({ courseId, wasOpen }: { courseId: string; wasOpen: boolean }) {
  const { t } = useTranslation('learning/class-activity');
  return (
    <div role="status">
      <Empty
        title={t(wasOpen ? 'taken_back.title' : 'waits.title')}
        hint={t(wasOpen ? 'taken_back.hint' : 'waits.hint')}
        next={{ label: t('to_course'), href: courseHref(courseId) }}
      />
    </div>
  );
}
