import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getSiteLists } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import { LinkButton, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { audienceChoices } from '../../shared/fields/index.ts';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { ClassActions } from './class-actions.tsx';
import { usePlannedAt } from './planned-at.ts';

/** Classes of the client: planned, published, held, and their people (PRE-01 to PRE-05, LIV-01, WEB-01). */
export function ClassesScreen() {
  const { t } = useTranslation('classes');
  const { resource, plannedOf } = usePlannedAt();
  const lists = useQuery({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });
  const maySettle = useMay('classes.meetings');
  const courses = useQuery({
    queryKey: ['classes', 'courses'],
    queryFn: () => call(listCourseDrafts, { query: { limit: 100 } }),
    enabled: useMay('content.read'),
  });
  const people = useQuery({
    queryKey: ['classes', 'instructors'],
    queryFn: () => call(listPeople, { query: { limit: 100 } }),
    enabled: useMay('people.read'),
  });
  return (
    <ResourceScreen
      resource={resource}
      path="/classes"
      header={
        <PageHeading
          title={t('title')}
          actions={
            maySettle ? (
              <LinkButton variant="default" href="/classes/meetings">
                {t('meetings.title')}
              </LinkButton>
            ) : null
          }
        />
      }
      canImport={false}
      choices={{
        ...audienceChoices(lists.data),
        courseId: (courses.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
        instructorId: (people.data?.items ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
      }}
      nameOf={({ name }) => name}
      actions={(_opened, id) => <ClassActions classId={id} planned={plannedOf(id)} />}
    />
  );
}
