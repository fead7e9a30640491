/** How each country writes its postal codes; what is typed is compared without spaces and hyphens. */
const patterns: Partial<Record<string, RegExp>> = {
  BR: /^\d{8}$/,
  AR: /^(\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
  CL: /^\d{7}$/,
  CO: /^\d{6}$/,
  MX: /^\d{5}$/,
  PE: /^\d{5}$/,
  UY: /^\d{5}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
};

/** A postal code as it is compared and asked for: `50030230`, `K1A0B1`. */
export const barePostalCode = (written: string): string => written.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether a country can have this postal code; countries whose codes are not known here take any. */
export const isPostalCode = ({ written, country }: { written: string; country: string }): boolean =>
  patterns[country]?.test(barePostalCode(written)) ?? written.trim() !== '';

/** A postal code as people of its country write it: `50030-230`, `K1A 0B1`; what is none yet stays as it is typed. */
export function maskPostalCode({ typed, country }: { typed: string; country: string }): string {
  if (country === 'BR') {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
    return [digits.slice(0, 5), digits.slice(5)].filter(Boolean).join('-');
  }
  if (country === 'CA' && isPostalCode({ written: typed, country }))
    return `${barePostalCode(typed).slice(0, 3)} ${barePostalCode(typed).slice(3)}`;
  return typed;
}

/** Countries whose postal codes tell where they lie (decision 022). */
export const lookedUpCountries = ['BR'] as const;
export type LookedUpCountry = (typeof lookedUpCountries)[number];
