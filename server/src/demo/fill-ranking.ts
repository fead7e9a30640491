import type { BuiltPerson } from '../modules/identity/testing.ts';
import { nameInRanking } from '../modules/ranking/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';

/** Who has points and does not want to be named. */
const unnamed = ['larissa.sa'];

/** The points of a ranking come with the sales and photos of the brand; somebody in it is not named (RNK-01). */
export async function fillRanking(platform: Platform, { people }: { people: readonly BuiltPerson[] }): Promise<void> {
  for (const person of people.filter(({ userName }) => unnamed.includes(userName)))
    await nameInRanking(at(platform, 90), person.actor, { isNamed: false });
}
