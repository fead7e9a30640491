import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { allRows, ResourceScreen } from '../../shared/resource/index.ts';
import { DesignActions } from './design-actions.tsx';
import { designs } from './designs.tsx';

const coursesQuery = { queryKey: ['certificates', 'courses'], queryFn: () => allRows((query) => call(listCourseDrafts, { query })) };
const trailsQuery = { queryKey: ['certificates', 'trails'], queryFn: () => allRows((query) => call(listTrailDrafts, { query })) };

/** How certificates look, how long they hold, and which trainings use which design (CER-01). */
export function DesignsScreen() {
  const { t } = useTranslation('certificates');
  const mayRead = useMay('content.read');
  const courses = useQuery({ ...coursesQuery, enabled: mayRead });
  const trails = useQuery({ ...trailsQuery, enabled: mayRead });
  const choicesOf = (items: readonly { id: string; title: string }[] = []) =>
    items.map(({ id, title }) => ({ value: id, label: title || t('unnamed') }));
  return (
    <ResourceScreen
      resource={designs}
      path="/certificates"
      header={<PageHeading title={t('title')} />}
      canImport={false}
      choices={{ courseIds: choicesOf(courses.data?.items), trailIds: choicesOf(trails.data?.items) }}
      nameOf={({ name }) => name}
      actions={(opened, id) => <DesignActions key={id} designId={id} opened={opened} />}
    />
  );
}
