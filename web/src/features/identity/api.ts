import type { Me } from '@vitrine/contract/identity';
import type { Site } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/ui/words';
import { queryOptions } from '@tanstack/react-query';
import { connected } from '../../shared/connection.ts';

/** The calls of this room, fetched with the first of them. */
export const theCalls = async () => (await Promise.all([import('./calls.ts'), connected()]))[0];

/** The site of this host in one language. The page brings it for the language that it came in. */
export const siteQuery = (locale: Locale) =>
  queryOptions<Site>({
    queryKey: ['tenancy', 'site', locale],
    queryFn: async () => (await theCalls()).fetchSite(locale),
    staleTime: Infinity,
    refetchOnWindowFocus: 'always', // a log-in that stood open hears of what was changed meanwhile, and what was typed stays
  });

/** Who is logged in, in which client, and what they may do. */
export const meQuery = queryOptions<Me>({
  queryKey: ['identity', 'me'],
  queryFn: async () => (await theCalls()).fetchMe(),
  staleTime: 5 * 60_000,
});

const localeById: readonly Locale[] = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'];

/** The locale of a language id (decision D59). */
export const languageOf = (languageId: number): Locale => localeById[languageId - 1] ?? 'pt-BR';
export const languageIdOf = (locale: Locale): number => localeById.indexOf(locale) + 1;
