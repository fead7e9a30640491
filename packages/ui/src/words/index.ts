/** Words and numbers in four languages: the i18n runtime and the formats that go with it. */
export { createWords } from './create-words.ts';
export type { Catalog, CatalogsOfLanguage, LoadTexts } from './create-words.ts';
export { cityOf, formatBytes, formatClock, formatDay, formatInstant, formatNumber, formatPoints, formatTime } from './formats.ts';
export type { DayStyle } from './formats.ts';
export { fallbackLocale, LOCALES, matchLocale } from './locales.ts';
export type { Locale } from './locales.ts';
