import { createWords } from '@vitrine/ui/words';
import type { Locale } from '@vitrine/ui/words';

type Catalog = { default: Record<string, unknown> };
/** One chunk a room and language. */
const ofRooms = import.meta.glob<Catalog>('../features/*/i18n/*.json');
const ofApp = import.meta.glob<Catalog>('./i18n/*.json');

const load = async (locale: Locale, namespace: string) => {
  const fetch = namespace === 'app' ? ofApp[`./i18n/${locale}.json`] : ofRooms[`../features/${namespace}/i18n/${locale}.json`];
  return fetch ? (await fetch()).default : null;
};

/** The words of the learner app in this language; a room's texts come with its first screen. */
export const createAppWords = (locale: Locale, namespaces: readonly string[] = []) => createWords({ locale, load, namespaces });
