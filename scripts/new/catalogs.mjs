/** Catalogs of a new folder, in four languages. Runs on Node 20. */
import { locales } from '../house/rooms.mjs';

/** `[file]: text` for each language; `texts` stand in the order of the languages, `keysOf` makes a catalog of one of them. */
export const catalogs = (folder, texts, keysOf) =>
  Object.fromEntries(locales.map((locale, at) => [`${folder}/${locale}.json`, `${JSON.stringify(keysOf(texts[at]), null, 2)}\n`]));
