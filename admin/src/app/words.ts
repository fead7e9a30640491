import { createWords, type Locale } from '@vitrine/ui/words';

export type Catalog = { default: Record<string, unknown> };
type WordsOfLanguage = { first: Record<string, Catalog>; rooms: Record<string, () => Promise<Catalog>> };

/** What each language says first, and with it where its other texts are: a room more is nothing more to fetch before the first picture. */
const languages: Record<Locale, () => Promise<WordsOfLanguage>> = {
  'pt-BR': () => import('./first-words/pt-BR.ts'),
  'en-US': () => import('./first-words/en-US.ts'),
  'es-ES': () => import('./first-words/es-ES.ts'),
  'fr-FR': () => import('./first-words/fr-FR.ts'),
};

/** A room's namespace is its name; the console's own are `console`, `trail`, `resource`, `fields`, `files`, `queue`. */
const load = async (locale: Locale, namespace: string) => {
  const { first, rooms } = await languages[locale]();
  const ending = namespace === 'console' ? `../i18n/${locale}.json` : `/${namespace}/i18n/${locale}.json`;
  const among = <T>(table: Record<string, T>) =>
    Object.entries(table).find(([path]) => (namespace === 'console' ? path === ending : path.endsWith(ending)))?.[1];
  return (among(first) ?? (await among(rooms)?.()))?.default ?? null;
};

/** The words of the console in this language; a room's come with its first screen. */
export const createConsoleWords = (locale: Locale) => createWords({ locale, load, namespaces: ['console', 'resource', 'fields'] });
