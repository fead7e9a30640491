/** Telephone numbers of the world. An entry point of its own: its tables are heavy, and a browser fetches them with the screen that asks for a number. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Judges a number as somebody of a country writes it, or with its `+`: the number as it is kept (`+5581988887777`), or `phone_invalid` (VAL-11). */
export function judgePhone({
  typed,
  country,
}: {
  typed: string;
  country: string;
}): { ok: true; phone: string } | { ok: false; refusal: 'phone_invalid' } {
  const found = parsePhoneNumberFromString(
    typed,
    isSupportedCountry(country) ? { defaultCountry: country, extract: false } : { extract: false },
  );
  return found?.isValid() ? { ok: true, phone: found.number } : { ok: false, refusal: 'phone_invalid' };
}

/** A kept number as people of its country write it: `(81) 98888-7777`; abroad with its `+`. */
export function writtenPhone({ phone, country }: { phone: string; country: string }): string {
  const found = parsePhoneNumberFromString(phone);
  if (!found) return phone;
  return found.country === country ? found.formatNational() : found.formatInternational();
}
