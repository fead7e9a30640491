/** As a person types it: letters, digits and the marks between them. */
const typed = /^[A-Z0-9 .\-/]+$/;
/** Signs for “number”, which would become letters of the number itself. */
const numero = /[ºª№]/;
const longest = 40;

/**
 * What makes two invoice numbers the same one (D25): the letters and digits alone, upper case, in their plain form (NFKC), without leading zeros. A mark
 * between them makes no other invoice, or each mark would be paid once. Undefined for what cannot be a number of an invoice: signs that nobody reads on
 * paper would make one number look like two.
 */
export function invoiceKeyOf(number: string): string | undefined {
  if (numero.test(number)) return undefined;
  const read = number
    .normalize('NFKC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
  if (read.length > longest || !typed.test(read)) return undefined;
  const key = read.replaceAll(/[^A-Z0-9]/g, '').replace(/^0+/, '');
  return key === '' ? undefined : key;
}
