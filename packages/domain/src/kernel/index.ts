/** Words and small rules that every room shares: languages, texts, days, refusals of the platform. */
export {
  dateOrders,
  languageIdOf,
  languages,
  localeOf,
  locales,
  matchLocale,
  type DateOrder,
  type LanguageId,
  type Locale,
} from './locales.ts';
export { isParticipantText, participantTextLimit, textIn, type Text } from './text.ts';
export { dayIn, isZone, type LocalDate } from './local-date.ts';
export { fileRefusals, platformRefusals, type FileRefusal, type PlatformRefusal } from './refusals.ts';
