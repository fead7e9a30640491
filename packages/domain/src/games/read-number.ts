import type { Locale } from '../kernel/index.ts';

/** A number with what was written around it, as `kWh` or `R$`; empty without. */
export type WrittenNumber = { value: number; unit: string };

/** How a language writes numbers: thousands in threes, or none parted. */
type Writing = { decimal: ',' | '.'; form: RegExp };
const withComma: Writing = { decimal: ',', form: /^(?:[1-9]\d{0,2}(?:[.' ]\d{3})+(?:,\d+)?|\d+(?:,\d+)?|,\d+)$/ };
const withPoint: Writing = { decimal: '.', form: /^(?:[1-9]\d{0,2}(?:[,' ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)$/ };

/** `1.234,5` in Portuguese, Spanish and French, `1,234.5` in English. */
const writings: Record<Locale, readonly [own: Writing, other: Writing]> = {
  'pt-BR': [withComma, withPoint],
  'en-US': [withPoint, withComma],
  'es-ES': [withComma, withPoint],
  'fr-FR': [withComma, withPoint],
};

const around = /^([^\d\-+.,]*)([-+]?)([^\d\-+.,]*)([.,]?\d(?:[\d.,' ]*\d)?)(\D*)$/u;

/**
 * The number that a text writes, with its unit before or after it; undefined where it writes none, or more than one.
 * What the language cannot mean (as `38.5` in Portuguese, where a point parts thousands) is read as the others write it.
 */
export function readNumber(text: string, locale: Locale): WrittenNumber | undefined {
  const found = around.exec(withPlainSigns(text));
  if (!found) return undefined;
  const [, before = '', sign = '', between = '', digits = '', after = ''] = found;
  const writing = writings[locale].find(({ form }) => form.test(digits));
  if (!writing) return undefined;
  const [whole, fraction] = digits.split(writing.decimal);
  const value = Number(`${whole?.replace(/\D/g, '') || '0'}.${fraction ?? '0'}`);
  return { value: sign === '-' ? 0 - value : value, unit: `${before}${between}${after}`.trim() };
}

/** Plain minus, space and digits: of Arabic, Persian and Devanagari too. */
const withPlainSigns = (text: string) =>
  text
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/٫/g, ',')
    .replace(/٬/g, '.')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
