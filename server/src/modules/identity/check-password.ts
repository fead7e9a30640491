import type { PersonForm } from '@vitrine/contract/identity';
import { judgePassword } from '@vitrine/domain/identity';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { brandNamesOf, passwordLevelOf } from '../tenancy/index.ts';

/**
 * Judges a new password by the site's level (decision D50); the person's names and those of the site's clients and programs are too common. Refuses
 * `password_too_weak` and `password_too_common` at `password`.
 */
export async function checkPassword(
  db: Reader,
  site: Pick<Actor, 'siteId'>,
  { password, person }: { password: string; person: Pick<PersonForm, 'fullName' | 'userName' | 'email'> },
): Promise<void> {
  const level = await passwordLevelOf(db, site);
  const brands = (await brandNamesOf(db, site)).flatMap(withItsWords).filter((name) => /\p{L}{4}/u.test(name));
  const names = [person.userName, ...withItsWords(person.fullName), person.email.split('@')[0] ?? '', ...brands];
  const verdict = judgePassword(password, { level, names });
  if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: { password: verdict.refusal } });
}

const withItsWords = (name: string) => [name, ...name.split(/\s+/)];
