import { aDesign } from '../modules/certificates/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { demoDesigns, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; courses: readonly { id: string }[] };

/** How certificates of a brand look, before the first is issued (CER-01). */
export async function fillCertificates(platform: Platform, { brand, people, courses }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('certificates.write'));
  if (!keeper) throw new Error(`demo: nobody keeps certificates for ${brand}`);
  for (const { courses: places, ...design } of demoDesigns[brand]) {
    const courseIds = places.flatMap((place) => courses[place]?.id ?? []);
    await aDesign(platform, keeper.actor, { ...design, courseIds, isDefault: places.length === 0 });
  }
}
