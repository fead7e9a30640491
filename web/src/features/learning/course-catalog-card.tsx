import type { CourseCard } from '@vitrine/contract/learning';
import { CatalogCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { CourseState, isDone, metaOf } from './course-words.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

/** A course in the catalog: what it is, how far the person is, and its heart. */
export function CourseCatalogCard({ course, level = 2 }: { course: CourseCard; level?: 2 | 3 }) {
  const { t } = useTranslation('learning');
  const nameOf = useKindName();
  return (
    <CatalogCard
      level={level}
      href={`/online-courses/${course.id}`}
      title={course.title}
      meta={metaOf(course, t, nameOf)}
      object={course.scene}
      photoUrl={course.image}
      progress={{ value: course.progress / 100, label: t('progress'), tone: isDone(course.state) ? 'done' : 'learning' }}
      chip={<CourseState state={course.state} />}
      isLocked={course.state === 'blocked'}
      corner={<FavouriteButton course={course} />}
    />
  );
}
