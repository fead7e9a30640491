import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { textIn } from '@vitrine/domain/kernel';
import { PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { allRows, ResourceScreen } from '../../shared/resource/index.ts';
import { BadgeActions } from './badge-actions.tsx';
import { badges } from './badges.tsx';

const coursesQuery = { queryKey: ['badges', 'courses'], queryFn: () => allRows((query) => call(listCourseDrafts, { query })) };
const trailsQuery = { queryKey: ['badges', 'trails'], queryFn: () => allRows((query) => call(listTrailDrafts, { query })) };

/** Badges of the client: what they are earned by, how they look, and who has them (BDG-01). */
export function BadgesScreen() {
  const { t } = useTranslation('badges');
  const mayRead = useMay('content.read');
  const courses = useQuery({ ...coursesQuery, enabled: mayRead });
  const trails = useQuery({ ...trailsQuery, enabled: mayRead });
  const choicesOf = (items: readonly { id: string; title: string }[] = []) =>
    items.map(({ id, title }) => ({ value: id, label: title || t('unnamed') }));
  return (
    <ResourceScreen
      resource={badges}
      path="/badges"
      header={<PageHeading title={t('title')} />}
      canImport={false}
      choices={{ courseId: choicesOf(courses.data?.items), trailId: choicesOf(trails.data?.items) }}
      nameOf={({ name }, locale) => textIn(name, locale)}
      actions={(opened, id) => <BadgeActions badgeId={id} opened={opened} />}
    />
  );
}
