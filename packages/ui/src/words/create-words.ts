import { createInstance } from 'i18next';
import type { BackendModule, i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLocale } from './locales.ts';
import type { Locale } from './locales.ts';

type Texts = Record<string, unknown>;

export type Catalog = { default: Texts };
/** What an app says first in one language, and where its other texts of that language are; by the path of each file. */
export type CatalogsOfLanguage = { first: Record<string, Catalog>; rooms: Record<string, () => Promise<Catalog>> };

/** Hands over one namespace of one language; an app returns null for what it does not have. */
export type LoadTexts = (locale: Locale, namespace: string) => Promise<Texts | null>;

/** The words of ui's own components, one chunk a language. */
const ownTexts: Record<Locale, () => Promise<Record<string, Texts>>> = {
  'pt-BR': () => import('./catalogs/pt-BR/index.ts').then((chunk) => chunk.texts),
  'en-US': () => import('./catalogs/en-US/index.ts').then((chunk) => chunk.texts),
  'es-ES': () => import('./catalogs/es-ES/index.ts').then((chunk) => chunk.texts),
  'fr-FR': () => import('./catalogs/fr-FR/index.ts').then((chunk) => chunk.texts),
};

/** Words of components that few screens have, each language in a chunk of its own. */
const lateTexts: Record<string, Record<Locale, () => Promise<Catalog>>> = {
  'word-games': {
    'pt-BR': () => import('./catalogs/pt-BR/word-games.json'),
    'en-US': () => import('./catalogs/en-US/word-games.json'),
    'es-ES': () => import('./catalogs/es-ES/word-games.json'),
    'fr-FR': () => import('./catalogs/fr-FR/word-games.json'),
  },
  recorder: {
    'pt-BR': () => import('./catalogs/pt-BR/recorder.json'),
    'en-US': () => import('./catalogs/en-US/recorder.json'),
    'es-ES': () => import('./catalogs/es-ES/recorder.json'),
    'fr-FR': () => import('./catalogs/fr-FR/recorder.json'),
  },
  games: {
    'pt-BR': () => import('./catalogs/pt-BR/games.json'),
    'en-US': () => import('./catalogs/en-US/games.json'),
    'es-ES': () => import('./catalogs/es-ES/games.json'),
    'fr-FR': () => import('./catalogs/fr-FR/games.json'),
  },
};

type WordsOptions = {
  locale: Locale;
  load: LoadTexts;
  namespaces?: readonly string[]; // ready before the promise resolves, beside ui's own
};

/**
 * The words of one app. A namespace arrives when a screen first asks (Suspense), and only in the language in use; Portuguese is fetched for
 * a missing key alone. Where ui and app both have a namespace (refusals, validation), the app's keys are added and win.
 */
export async function createWords({ locale, load, namespaces = [] }: WordsOptions): Promise<i18n> {
  const words = createInstance();
  const backend: BackendModule = {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    // i18next types `read` as a callback although it waits for a promise when callbackApi is false.
    // oxlint-disable-next-line typescript/no-misused-promises
    read: (language, namespace) => textsOf(language as Locale, namespace, load),
  };
  await words
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: (code) => (code === fallbackLocale ? [] : [fallbackLocale]),
      load: 'currentOnly',
      ns: ['ui', 'refusals', 'validation', ...namespaces],
      defaultNS: 'ui',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false }, // React escapes
      returnNull: false,
      react: { useSuspense: true, nsMode: 'fallback' }, // of several namespaces the first that has the key
    });
  return words;
}

async function textsOf(locale: Locale, namespace: string, load: LoadTexts): Promise<Texts> {
  const [own, late, apps] = await Promise.all([ownTexts[locale](), lateTexts[namespace]?.[locale](), load(locale, namespace)]);
  return { ...own[namespace], ...late?.default, ...apps };
}
