import type { BuiltPerson } from '../modules/identity/testing.ts';
import { someMissedSearches } from '../modules/search/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoMissedSearches, type BrandKey } from './texts/index.ts';

/** What people of a brand looked for in vain, as the console shows it. */
export async function fillSearch(
  platform: Platform,
  { brand, people }: { brand: BrandKey; people: readonly BuiltPerson[] },
): Promise<void> {
  const [somebody] = people;
  if (somebody) await someMissedSearches(at(platform, 20), somebody.actor, demoMissedSearches[brand]);
}
