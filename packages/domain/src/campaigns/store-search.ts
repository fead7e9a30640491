/** Digits of a tax id, whatever marks a person typed between them. */
export const taxIdDigits = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * A tax id as it is stored: digits, or letters and digits where a country has both, without marks; empty for none. Undefined for what cannot
 * be one.
 */
export function taxIdOf(text: string): string | undefined {
  const id = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  return /^([A-Z0-9]{5,20})?$/.test(id) ? id : undefined;
}

const marksOfTaxIds = /^[\d\s.\-/]+$/;
const fewestDigits = 3;

export type StoreSearch = { kind: 'tax_id'; digits: string } | { kind: 'name'; words: string[] };

/** How somebody searches for a store: the beginning of its tax id, digits only (spec 1, §5), or words of its name. Undefined: for all. */
export function storeSearchOf(text: string): StoreSearch | undefined {
  const digits = taxIdDigits(text);
  if (marksOfTaxIds.test(text) && digits.length >= fewestDigits) return { kind: 'tax_id', digits };
  const words = plain(text).split(' ').filter(Boolean);
  return words.length > 0 ? { kind: 'name', words } : undefined;
}

/** Texts as searches compare them: small letters without accents. */
export const searchWords = (...texts: string[]): string => plain(texts.join(' '));

/** A SKU as it is compared: upper case, nothing around it. Undefined for what cannot be one. */
export function skuOf(text: string): string | undefined {
  const sku = text.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9._/-]{0,63}$/.test(sku) ? sku : undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
