import type { PersonForm } from '@vitrine/contract/identity';
import { judgePassword } from '@vitrine/domain/identity';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { passwordLevelOf } from '../tenancy/index.ts';

/** Judges a new password by the site's level (decision D50). Refuses `password_too_weak` and `password_too_common` at `password`. */
export async function checkPassword(
  db: Reader,
  site: Pick<Actor, 'siteId'>,
  { password, person }: { password: string; person: Pick<PersonForm, 'fullName' | 'userName' | 'email'> },
): Promise<void> {
  const level = await passwordLevelOf(db, site);
  const names = [person.userName, person.fullName, ...person.fullName.split(/\s+/), person.email.split('@')[0] ?? ''];
  const verdict = judgePassword(password, { level, names });
  if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: { password: verdict.refusal } });
}
