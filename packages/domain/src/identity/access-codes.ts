/** Rules of the first access of people without an e-mail (LOG-09, ADM-02): what proves that they are who they say. */

/** Letters and digits that nobody takes for one another on paper: no I, O, 0 or 1. Two to the fifth of them, so that each byte of chance gives one evenly. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code has ten signs (fifty bits), lives thirty days, takes ten tries that name the right person, and opens one first password. */
export const accessCodeSigns = 10;
export const accessCodeDays = 30;
export const accessCodeTries = 10;

/** A code out of `accessCodeSigns` bytes of chance, in two halves as it is printed: `K7QM2-XR9TD`. */
export function accessCodeOf(chance: Uint8Array): string {
  const drawn = Array.from(chance.slice(0, accessCodeSigns), (byte) => signs[byte % signs.length]).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}

/** A code as two are compared: capital letters and digits, however it was typed. */
export const plainAccessCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** How somebody who was entered beforehand proves who they are: by a link to their e-mail, by a code to their phone, or by one that staff hands out. */
export const waysIn = ['email', 'phone', 'access_code'] as const;
export type WayIn = (typeof waysIn)[number];

type Reached = { email: string; phone: string; document: string; birthday: string | null };

/** The first way that is open; null where nothing would tell this person from somebody else. Without an e-mail both facts are needed that D64 asks for. */
export function wayInOf({ email, phone, document, birthday }: Reached): WayIn | null {
  if (email !== '') return 'email';
  if (document === '' || birthday === null) return null;
  return phone === '' ? 'access_code' : 'phone';
}

export const accessCodeRefusals = ['access_code_wrong', 'access_code_needless', 'access_facts_missing'] as const;
export type AccessCodeRefusal = (typeof accessCodeRefusals)[number];
