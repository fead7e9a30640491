import { CardGrid } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../shared/section-title.tsx';
import { coursesQuery } from './api.ts';
import { CourseCatalogCard } from './course-catalog-card.tsx';

const wanted = { mine: 'in_progress', new: 'not_started' } as const;

/** One catalog of the home page: the member's own courses, or the new ones. An empty catalog takes no room. */
export function CourseSection({ show, limit = 4, skip }: { show: 'mine' | 'new'; limit?: number; skip?: string | undefined }) {
  const { t } = useTranslation('learning');
  const found = useDeferredValue(useInfiniteQuery(coursesQuery({ progress: wanted[show] }, 12)).data); // what came is drawn in slices
  const courses = found?.pages[0]?.items.filter(({ id }) => id !== skip) ?? [];
  if (courses.length === 0) return null;
  return (
    <section aria-label={t(`sections.${show}`)}>
      <SectionTitle title={t(`sections.${show}`)} href={`/online-courses?progress=${wanted[show]}`} label={t('see_all')} />
      <CardGrid label={t(`sections.${show}`)}>
        {courses.slice(0, limit).map((course) => (
          <CourseCatalogCard key={course.id} course={course} level={3} />
        ))}
      </CardGrid>
    </section>
  );
}
