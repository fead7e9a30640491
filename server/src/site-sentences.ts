/** What the commands of an operator say to a refusal: one sentence, with what to do. */
import { CannotStart } from './platform/postgres/index.ts';
import { SettingsRefused } from './platform/config/index.ts';
import { Refusal } from './platform/http/index.ts';

const sentences: Record<string, string> = {
  host_taken: 'A site has this host already: npm run site -- list shows which.',
  host_invalid: 'This is no host name: write it as in portal.example.com, without https://, port and path.',
  host_of_content: 'CONTENT_URL has this host name: uploaded packages run there, and a site needs another one.',
  not_found: 'No site has this host: npm run site -- list shows all.',
  password_too_weak: 'The password is too weak: eight signs or more, with capital letters, small letters and digits.',
  password_too_common: 'The password is too easy to guess: it is common, or made of a name of the person, the client or the product.',
  user_name_taken: 'Somebody of this site has this user name.',
  email_taken: 'Somebody of this site has this e-mail.',
  country_unknown: 'The program does not sell in this country: give --country as two letters, BR for Brazil.',
  invalid_email: 'This is no e-mail address.',
  required: 'It may not be empty.',
  too_short: 'It is too short.',
  text_too_long: 'It is too long.',
  invalid: 'It has signs that are not allowed.',
  invalid_choice: 'This is none of the choices.',
};

const options: Record<string, string> = {
  userName: '--admin',
  email: '--email',
  fullName: '--full-name',
  country: '--country',
  timeZone: '--time-zone',
  name: '--client',
  slug: '--client',
};

/** The lines for the terminal; undefined for a fault that nobody at the terminal can mend. */
export function linesOf(fault: unknown): string | undefined {
  if (fault instanceof CannotStart || fault instanceof SettingsRefused) return fault.message;
  if (!(fault instanceof Refusal)) return undefined;
  const wrong = Object.entries(fault.fields ?? {});
  if (wrong.length === 0) return sentenceOf(fault.code);
  return wrong.map(([field, code]) => `${options[field] ? `${options[field]}: ` : ''}${sentenceOf(code)}`).join('\n');
}

const sentenceOf = (code: string) => sentences[code] ?? `Refused: ${code}.`;
