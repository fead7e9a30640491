/** As a person types it: letters, digits and the marks between them. */
const typed = /^[A-Z0-9 .\-/]+$/;
const longest = 40;

/**
 * What makes two invoice numbers the same one (D25): upper case, without spaces, dashes, dots and leading zeros. Undefined for what cannot be a
 * number of an invoice: signs that nobody reads on paper would make one number look like two.
 */
export function invoiceKeyOf(number: string): string | undefined {
  const read = number
    .replaceAll(/[\uFF01-\uFF5E]/g, narrow)
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
  if (read.length > longest || !typed.test(read)) return undefined;
  const key = read.replaceAll(/[ .-]/g, '').replace(/^0+/, '');
  return /[A-Z0-9]/.test(key) ? key : undefined;
}

/** Full-width signs, as some keyboards send them. */
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
