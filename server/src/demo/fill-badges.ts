import { aBadge, awardBadge } from '../modules/badges/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoBadges, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; courses: readonly { id: string }[] };

/** Badges of a brand; some are given by hand, and whoever qualified by what they did gets theirs from the job that publishing began (BDG-01). */
export async function fillBadges(platform: Platform, { brand, people, courses }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('badges.award'));
  if (!keeper) throw new Error(`demo: nobody keeps badges for ${brand}`);
  const sellers = people.filter(({ actor }) => actor.permissions.size === 0);
  for (const [position, { name, description, form, rule, goal = null, course, given = [] }] of demoBadges[brand].entries()) {
    const courseId = course === undefined ? null : (courses[course]?.id ?? null);
    const badgeId = await aBadge(at(platform, 480), keeper.actor, { name, description, form, rule, goal, courseId, position });
    for (const { who, why } of given) {
      const seller = sellers[who];
      if (seller) await awardBadge(at(platform, 72), keeper.actor, { badgeId, memberId: seller.memberId, why });
    }
  }
}
