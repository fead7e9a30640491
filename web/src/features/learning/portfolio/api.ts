import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@vitrine/ui/words';
import { calling } from '../../../shared/connection.ts';
import { pageAfterPage } from '../../../shared/page-after-page.ts';

const fetchPortfolio = calling(async () => (await import('./calls.ts')).fetchPortfolio); // nobody may have logged in here
const fetchPortfolioCourse = calling(async () => (await import('./calls.ts')).fetchPortfolioCourse);

/** Courses of the portfolio, a page at a time, in the reader's language. */
export const portfolioQuery = ({ search, locale }: { search: string | undefined; locale: Locale }) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'portfolio', locale, search ?? ''],
    queryFn: ({ pageParam }) => fetchPortfolio({ search, after: pageParam, locale }),
    ...pageAfterPage,
  });

export const portfolioCourseQuery = (courseId: string, locale: Locale) =>
  queryOptions({ queryKey: ['catalog', 'portfolio-course', courseId, locale], queryFn: () => fetchPortfolioCourse(courseId, locale) });
