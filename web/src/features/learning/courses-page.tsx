import { Button, Empty, Failed, Loading, Shelf } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { useNearEnd } from '../../shared/use-near-end.ts';
import { coursesQuery } from './api.ts';
import { CourseFilters } from './course-filters.tsx';
import { CourseShelfCard } from './course-shelf-card.tsx';
import classes from './courses-page.module.css';

/** The shelf of all courses: search, filters, favourites and progress (CRS-01). What is asked for stands in the address. */
export function CoursesPage() {
  const { t } = useTranslation('learning');
  const filter = useSearch({ from: '/signed-in/member/online-courses' });
  const found = useInfiniteQuery({ ...coursesQuery(filter), placeholderData: (before) => before });
  const courses = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const end = useNearEnd(() => (found.hasNextPage && !found.isFetchingNextPage ? void found.fetchNextPage() : undefined));
  const isNarrowed = Boolean(filter.search || filter.tag || (filter.show && filter.show !== 'all'));
  return (
    <>
      <PageTitle title={t('title')} />
      <CourseFilters filter={filter} />
      <p className={classes.count} role="status">
        {found.isSuccess && courses.length > 0 ? t(found.hasNextPage ? 'count_more' : 'count', { count: courses.length }) : ' '}
      </p>
      {found.isPending ? <Loading shape="shelf" rows={8} /> : null}
      {found.isError && courses.length === 0 ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && courses.length === 0 ? (
        isNarrowed ? (
          <Empty title={t('empty.none')} hint={t('empty.none_hint')} next={{ label: t('empty.all'), href: '/online-courses' }} />
        ) : (
          <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
        )
      ) : null}
      {courses.length > 0 ? (
        <div className={classes.shelf} data-stale={found.isPlaceholderData || undefined}>
          <Shelf label={t('title')}>
            {courses.map((course) => (
              <CourseShelfCard key={course.id} course={course} />
            ))}
          </Shelf>
        </div>
      ) : null}
      <div ref={end} className={classes.end}>
        {found.hasNextPage ? (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
