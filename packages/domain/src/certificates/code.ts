/** Crockford's base32: no I, L, O or U, so that nobody misreads a code on paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A code in three groups of four, from at least twelve random bytes: `7K3M-Q0ZB-9TVA`. */
export function certificateCode(bytes: Uint8Array): string {
  if (bytes.length < length) throw new RangeError(`a certificate's code needs ${length} random bytes`);
  const signs = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % 32]).join('');
  return grouped(signs);
}

/** A code as somebody typed it: any case, with or without dashes, O for 0, I and L for 1. Undefined for what cannot be one. */
export function parseCertificateCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return signs.length === length && /^[0-9A-HJKMNP-TV-Z]+$/.test(signs) ? grouped(signs) : undefined;
}

const grouped = (signs: string) => `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
