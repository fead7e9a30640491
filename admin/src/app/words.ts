import { createWords, type Locale } from '@vitrine/ui/words';

type Catalog = { default: Record<string, unknown> };
/** One chunk a namespace and language: a room's is its name, the console's own are `console`, `trail`, `resource`, `fields`, `files`. */
const catalogs = import.meta.glob<Catalog>(['../features/*/i18n/*.json', '../shared/*/i18n/*.json', './*/i18n/*.json', './i18n/*.json']);

const load = async (locale: Locale, namespace: string) => {
  const name = namespace === 'console' ? `./i18n/${locale}.json` : `/${namespace}/i18n/${locale}.json`;
  const found = Object.entries(catalogs).find(([path]) => path === name || (namespace !== 'console' && path.endsWith(name)));
  return found ? (await found[1]()).default : null;
};

/** The words of the console in this language; a room's come with its first screen. */
export const createConsoleWords = (locale: Locale) => createWords({ locale, load, namespaces: ['console', 'resource', 'fields'] });
