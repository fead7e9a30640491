import { foldedName } from '@vitrine/domain/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takenNames } from '../taken-names.ts';

/** A user name for somebody who was not asked for one: what stands before the at sign of their e-mail, with a number where it is taken. */
export async function userNameOf(
  { chance }: Pick<Platform, 'chance'>,
  tx: Tx,
  { siteId, email }: { siteId: string; email: string },
): Promise<string> {
  const name = foldedName(email.split('@')[0] ?? '')
    .replaceAll(/[^\p{Script=Latin}0-9._-]/gu, '')
    .slice(0, 50)
    .padEnd(3, '_');
  const taken = await takenNames(tx, { siteId }, { userName: name, email: '', document: '', personId: null });
  return taken['userName'] ? `${name}.${chance.bytes(4).readUInt32BE()}` : name;
}
