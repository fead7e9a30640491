import { useInfiniteQuery } from '@tanstack/react-query';
import type { PortfolioCard } from '@vitrine/contract/catalog';
import { Empty, Loading, CardGrid, CatalogCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { itemsOf, Pages } from '../../../shared/pages.tsx';
import { CatalogFilters } from '../../../shared/catalog-filters.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { durationOf } from '../course-words.tsx';
import { portfolioQuery } from './api.ts';
import classes from './portfolio.module.css';

type OpenCoursesProps = { search: string | undefined; onSearch: (search: string | undefined) => void };

/** The courses that anybody may see, with their search; nothing at all where there are none (EXP-05). */
export function OpenCourses({ search, onSearch }: OpenCoursesProps) {
  const { t } = useTranslation(['learning/portfolio', 'learning']);
  const found = useInfiniteQuery({ ...portfolioQuery({ search, locale: useLocale() }), placeholderData: (before) => before });
  if (!search && found.isSuccess && itemsOf(found).length === 0) return null;
  return (
    <section aria-labelledby="open-courses">
      <h2 id="open-courses" className={classes.heading}>
        {t('courses')}
      </h2>
      <CatalogFilters
        labels={{ search: t('search'), clear: t('clear_search'), filters: t('search') }}
        search={search}
        onSearch={onSearch}
        chips={[]}
        onToggle={() => undefined}
      />
      <Pages
        found={found}
        bones={<Loading shape="cards" rows={4} />}
        nothing={<Empty title={t('none')} hint={t('none_hint')} next={{ label: t('all'), href: '/portfolio' }} />}
        more={t('more')}
      >
        {(courses) => (
          <CardGrid label={t('courses')}>
            {courses.map((course) => (
              <Card key={course.id} course={course} />
            ))}
          </CardGrid>
        )}
      </Pages>
    </section>
  );
}

function Card({ course }: { course: PortfolioCard }) {
  const { t } = useTranslation(['learning/portfolio', 'learning']);
  return (
    <CatalogCard
      href={`/portfolio-course/${course.slug}`}
      title={course.title}
      meta={`${t('activities', { count: course.activities })} · ${durationOf(course.workloadMinutes)}`}
      object={course.scene}
      photoUrl={course.image}
    />
  );
}
