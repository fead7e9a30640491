import { Empty, Loading, CardGrid } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { coursesQuery } from './api.ts';
import { CourseCatalogCard } from './course-catalog-card.tsx';
import { LearnTabs } from './learn-tabs.tsx';
import { CatalogFiltersOf } from './catalog-filters-of.tsx';
import { filterOf, isNarrowed } from './catalog-search.ts';

/** The catalog of all courses: search, filters, favourites and progress (CRS-01). What is asked for stands in the address. */
export function CoursesPage() {
  const { t } = useTranslation('learning');
  const filter = filterOf(useSearch({ from: '/signed-in/member/online-courses' }));
  const found = useInfiniteQuery({ ...coursesQuery(filter), placeholderData: (before) => before });
  return (
    <>
      <PageTitle title={t('title')} />
      <LearnTabs current="courses" />
      <CatalogFiltersOf filter={filter} of="courses" />
      <Pages
        found={found}
        count={t(found.hasNextPage ? 'count_more' : 'count', { count: itemsOf(found).length })}
        bones={<Loading shape="cards" rows={8} />}
        nothing={
          isNarrowed(filter) ? (
            <Empty title={t('empty.none')} hint={t('empty.none_hint')} next={{ label: t('empty.all'), href: '/online-courses' }} />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
          )
        }
        more={t('more')}
      >
        {(courses) => (
          <CardGrid label={t('title')}>
            {courses.map((course) => (
              <CourseCatalogCard key={course.id} course={course} />
            ))}
          </CardGrid>
        )}
      </Pages>
    </>
  );
}
