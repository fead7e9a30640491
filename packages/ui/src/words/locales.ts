/** The product's languages; the first is the source and the fallback. */
export const LOCALES = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const;
export type Locale = (typeof LOCALES)[number];
export const fallbackLocale: Locale = 'pt-BR';

/** Matches by the part before the dash, as the locale parameter of an address does; the first offered language otherwise (spec 1, §9). */
export function matchLocale(asked: string | readonly string[] | null | undefined, offered: readonly Locale[] = LOCALES): Locale {
  const wishes = typeof asked === 'string' ? [asked] : (asked ?? []);
  for (const wish of wishes) {
    const exact = offered.find((locale) => locale.toLowerCase() === wish.toLowerCase());
    const near = offered.find((locale) => locale.split('-')[0] === wish.split('-')[0]?.toLowerCase());
    if (exact ?? near) return exact ?? near ?? fallbackLocale;
  }
  return offered[0] ?? fallbackLocale;
}
