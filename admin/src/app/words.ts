import { createWords, type CatalogsOfLanguage, type Locale } from '@vitrine/ui/words';

/** What each language says first, and with it where its other texts are: a room more is nothing more to fetch before the first picture. */
const languages: Record<Locale, () => Promise<CatalogsOfLanguage>> = {
  'pt-BR': () => import('./first-words/pt-br.ts'),
  'en-US': () => import('./first-words/en-us.ts'),
  'es-ES': () => import('./first-words/es-es.ts'),
  'fr-FR': () => import('./first-words/fr-fr.ts'),
};

/** A room's namespace is its name; the console's own are `console`, `audit-log`, `resource`, `fields`, `files`, `queue`. */
const load = async (locale: Locale, namespace: string) => {
  const { first, rooms } = await languages[locale]();
  const ending = namespace === 'console' ? `../i18n/${locale}.json` : `/${namespace}/i18n/${locale}.json`;
  const among = <T>(table: Record<string, T>) =>
    Object.entries(table).find(([path]) => (namespace === 'console' ? path === ending : path.endsWith(ending)))?.[1];
  return (among(first) ?? (await among(rooms)?.()))?.default ?? null;
};

/** The words of the console in this language; a room's come with its first screen. */
export const createConsoleWords = (locale: Locale) => createWords({ locale, load, namespaces: ['console', 'resource', 'fields'] });
