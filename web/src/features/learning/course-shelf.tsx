import { Shelf } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ShelfHeading } from '../../shared/shelf-heading.tsx';
import { coursesQuery } from './api.ts';
import { CourseShelfCard } from './course-shelf-card.tsx';

const wanted = { mine: 'in_progress', new: 'not_started' } as const;

/** One shelf of the home page: the member's own courses, or the new ones. An empty shelf takes no room. */
export function CourseShelf({ show, limit = 4, skip }: { show: 'mine' | 'new'; limit?: number; skip?: string | undefined }) {
  const { t } = useTranslation('learning');
  const found = useDeferredValue(useInfiniteQuery(coursesQuery({ progress: wanted[show] }, 12)).data); // what came is drawn in slices
  const courses = found?.pages[0]?.items.filter(({ id }) => id !== skip) ?? [];
  if (courses.length === 0) return null;
  return (
    <section aria-label={t(`shelves.${show}`)}>
      <ShelfHeading title={t(`shelves.${show}`)} href={`/online-courses?progress=${wanted[show]}`} label={t('see_all')} />
      <Shelf label={t(`shelves.${show}`)}>
        {courses.slice(0, limit).map((course) => (
          <CourseShelfCard key={course.id} course={course} level={3} />
        ))}
      </Shelf>
    </section>
  );
}
