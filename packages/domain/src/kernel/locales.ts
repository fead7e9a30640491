/** The languages of the product; the first is the source and the fallback (spec 1, L1; decision D59). */
export const locales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const;
export type Locale = (typeof locales)[number];

export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Language ids on the wire. Dates are day-month-year for 1 and 3, month-day-year otherwise (spec 1, L9). */
export const languages = [
  { id: 1, locale: 'pt-BR', name: 'Português', dateOrder: 'day_first' },
  { id: 2, locale: 'en-US', name: 'English', dateOrder: 'month_first' },
  { id: 3, locale: 'es-ES', name: 'Español', dateOrder: 'day_first' },
  { id: 4, locale: 'fr-FR', name: 'Français', dateOrder: 'month_first' },
] as const satisfies readonly { id: number; locale: Locale; name: string; dateOrder: DateOrder }[];
export type LanguageId = (typeof languages)[number]['id'];

/** The locale of a language id; undefined for an id that nobody knows. */
export function localeOf(languageId: number): Locale | undefined {
  return languages.find(({ id }) => id === languageId)?.locale;
}

/** The language id of a locale. */
export function languageIdOf(locale: Locale): LanguageId {
  return languages.find((language) => language.locale === locale)?.id ?? 1;
}

/** The supported locale that an asked one means: alike by the part before the dash, else the first (spec 1, P9). */
export function matchLocale<L extends string>(asked: string | null | undefined, supported: readonly [L, ...L[]]): L {
  const primary = asked?.toLowerCase().split('-')[0];
  return (
    supported.find((locale) => locale.toLowerCase() === asked?.toLowerCase()) ??
    supported.find((locale) => locale.toLowerCase().split('-')[0] === primary) ??
    supported[0]
  );
}
