/** The calls of the portfolio, fetched with its first screen. */
import { call } from '@vitrine/client';
import { getPortfolioCourse, listPortfolio } from '@vitrine/contract/catalog';

export const fetchPortfolio = ({ search, after, locale }: { search: string | undefined; after: string | null; locale: string }) =>
  call(listPortfolio, { query: { limit: 24, locale, ...(search ? { search } : {}), ...(after === null ? {} : { after }) } });
export const fetchPortfolioCourse = (courseId: string, locale: string) =>
  call(getPortfolioCourse, { params: { courseId }, query: { locale } });
