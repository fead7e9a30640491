import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { removeSenceCourse } from '@vitrine/contract/sence';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { listKey, RemoveThing, ResourceScreen } from '../../shared/resource/index.ts';
import { senceCourses } from './sence-courses.tsx';
import { SenceTabs } from './sence-tabs.tsx';

/** Courses that open inside a session only, with their codes at the authority (SEN-03). */
export function SenceCoursesScreen() {
  const { t } = useTranslation('sence');
  const queries = useQueryClient();
  const courses = useQuery({
    queryKey: ['sence', 'choices'],
    queryFn: () => call(listCourseDrafts, { query: { limit: 100 } }),
    enabled: useMay('content.read'),
  });
  const choices = (courses.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <ResourceScreen
      resource={senceCourses}
      path="/sence-courses"
      header={<SenceTabs />}
      canImport={false}
      choices={{ courseId: choices }}
      nameOf={({ courseId }) => choices.find(({ value }) => value === courseId)?.label ?? t('courses.edit')}
      actions={({ can }, courseId) =>
        can['remove'] ? (
          <RemoveThing
            words={{ open: t('remove.open'), ask: t('remove.ask'), means: t('remove.means'), done: t('remove.done') }}
            path="/sence-courses"
            remove={() => call(removeSenceCourse, { params: { courseId } })}
            forget={() => queries.invalidateQueries({ queryKey: listKey(senceCourses) })}
          />
        ) : null
      }
    />
  );
}
