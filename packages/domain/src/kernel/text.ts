import { locales, type Locale } from './locales.ts';

/** One text in some languages; at least one is there. */
export type Text = Partial<Record<Locale, string>>;

/** The text in this language, else in the first language that has one; empty when nobody wrote any. */
export function textIn(text: Text, locale: Locale): string {
  return text[locale] || locales.map((other) => text[other]).find(Boolean) || '';
}
