import type { PasswordLevel } from '../tenancy/index.ts';
import { commonPasswords } from './common-passwords.ts';

export type PasswordRefusal = 'password_too_weak' | 'password_too_common';

/**
 * Whether a password may be set on a site of this level (decision D50): weak takes 6 characters, medium 8 with upper case, lower case and
 * digits, strong symbols too. Common ones, and those made of the person's own names, are refused at every level.
 */
export function judgePassword(
  password: string,
  { level, names }: { level: PasswordLevel; names: readonly string[] },
): { ok: true } | { ok: false; refusal: PasswordRefusal } {
  if (!isStrongEnough(password, level)) return { ok: false, refusal: 'password_too_weak' };
  if (isCommon(password, names)) return { ok: false, refusal: 'password_too_common' };
  return { ok: true };
}

function isStrongEnough(password: string, level: PasswordLevel): boolean {
  const { length } = Array.from(password);
  if (level === 'weak') return length >= 6;
  const hasAll = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  if (level === 'medium') return length >= 8 && hasAll;
  return length >= 8 && hasAll && /[^\p{L}\p{N}\s]/u.test(password);
}

/** What people append and swap to please a rule changes nothing: `P@ssw0rd1!` is `password`. */
function isCommon(password: string, names: readonly string[]): boolean {
  const bare = plain(password);
  const known = [password.toLowerCase(), bare, withoutEnds(bare)];
  return known.some((one) => commonPasswords.has(one)) || names.some((name) => name.length >= 4 && known.includes(plain(name)));
}

const swaps: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't' };

/** Small letters without accents; digits and symbols that stand for e-mails are e-mails, unless they stand at the ends. */
function plain(password: string): string {
  const small = password
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return withoutEnds(small).replaceAll(/[@431!05$7]/g, (sign) => swaps[sign] ?? sign);
}

const withoutEnds = (password: string) => password.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');

/** How strong a password is, for whoever types it (VAL-08); undefined while not even the weakest level takes it. */
export function strengthOf(password: string): PasswordLevel | undefined {
  if (isStrongEnough(password, 'strong')) return 'strong';
  if (isStrongEnough(password, 'medium')) return 'medium';
  return isStrongEnough(password, 'weak') ? 'weak' : undefined;
}
