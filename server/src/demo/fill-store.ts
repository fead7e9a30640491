import { aCategory, aDepartment, aReward } from '../modules/rewards/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoCategories, demoDepartments, demoRewards, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; courses: readonly { id: string; key: string }[] };

/** The store of a brand: what stands in it, what it costs, how much is left. Opened two weeks ago; answers the rewards by their keys. */
export async function fillStore(platform: Platform, { brand, people, courses }: Ask): Promise<ReadonlyMap<string, string>> {
  const keeper = people.find(({ actor }) => actor.permissions.has('rewards.write'));
  if (!keeper) throw new Error(`demo: nobody of ${brand} keeps the store`);
  const then = at(platform, openedHoursAgo);
  const rewards = demoRewards.filter(({ tenants }) => tenants.includes(brand));
  const categories = await fillCategories(then, keeper, { keys: new Set(rewards.map(({ category }) => category)) });
  const made = new Map<string, string>();
  for (const { key, tenants: _, category, requiredCourses, ...form } of rewards) {
    const categoryId = categories.get(category);
    if (!categoryId) throw new Error(`demo: no category called ${category}`);
    const requiredCourseIds = courses.flatMap(({ key: course, id }) => (requiredCourses.includes(course) ? [id] : []));
    const { rewardId } = await aReward(then, keeper.actor, { ...form, categoryId, requiredCourseIds });
    made.set(key, rewardId);
  }
  return made;
}

const openedHoursAgo = 14 * 24;

async function fillCategories(
  platform: Platform,
  { actor }: BuiltPerson,
  { keys }: { keys: ReadonlySet<string> },
): Promise<Map<string, string>> {
  const departments = new Map<string, string>();
  const categories = new Map<string, string>();
  for (const { key, department, name, maximum } of demoCategories.filter((category) => keys.has(category.key))) {
    const words = demoDepartments.find((one) => one.key === department)?.name;
    if (!words) throw new Error(`demo: no department called ${department}`);
    const departmentId = departments.get(department) ?? (await aDepartment(platform, actor, { name: words }));
    departments.set(department, departmentId);
    categories.set(key, await aCategory(platform, actor, { name, departmentId, maximum }));
  }
  return categories;
}
