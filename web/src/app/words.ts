import { createWords } from '@vitrine/ui/words';
import type { CatalogsOfLanguage, Locale } from '@vitrine/ui/words';

/** What each language says first (shell, log-in), and with it where its other rooms' texts are: a room more is nothing more to fetch before the first picture. */
const languages: Record<Locale, () => Promise<CatalogsOfLanguage>> = {
  'pt-BR': () => import('./first-words/pt-br.ts'),
  'en-US': () => import('./first-words/en-us.ts'),
  'es-ES': () => import('./first-words/es-es.ts'),
  'fr-FR': () => import('./first-words/fr-fr.ts'),
};

const load = async (locale: Locale, namespace: string) => {
  const { first, rooms } = await languages[locale]();
  const path = namespace === 'app' ? `../i18n/${locale}.json` : `../../features/${namespace}/i18n/${locale}.json`;
  return (first[path] ?? (await rooms[path]?.()))?.default ?? null;
};

/** What the rooms' texts are asked for by. */
export const namespacesIn = async (locale: Locale): Promise<string[]> =>
  Object.keys((await languages[locale]()).rooms).flatMap((path) => path.match(/features\/(.+)\/i18n\//)?.[1] ?? []);

/** The words of the learner app in this language; a room's texts come with its first screen. */
export const createAppWords = (locale: Locale, namespaces: readonly string[] = []) => createWords({ locale, load, namespaces });
