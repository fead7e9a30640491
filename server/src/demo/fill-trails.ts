import { locales, matchLocale } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { enrolInTrail, enrolMembers } from '../modules/learning/trails/testing.ts';
import { writeReview } from '../modules/marks/testing.ts';
import { aTrail, aTrailCategory } from '../modules/trails/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { peopleWhoKnow, type MadeCourse } from './fill-progress.ts';
import { demoReviews, demoTrailCategories, demoTrails, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; courses: readonly MadeCourse[] };

/** Trails of a brand under their categories, who is in them, and what people said of its courses. */
export async function fillTrails(platform: Platform, { brand, people, courses }: Ask): Promise<void> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'));
  const learners = people.filter(({ actor }) => actor.permissions.size === 0);
  if (!author) throw new Error(`demo: nobody of ${brand} may write trails`);
  const categories = new Map<string, string>();
  for (const { key, name } of demoTrailCategories.filter(({ tenant }) => tenant === brand))
    categories.set(key, (await aTrailCategory(platform, author.actor, { name })).id);
  for (const trail of demoTrails.filter(({ tenant }) => tenant === brand).toReversed()) {
    const { title, summary, description, scene, isSequential, category } = trail;
    const made = await aTrail(platform, author.actor, {
      trail: {
        title,
        summary,
        description,
        scene,
        isSequential,
        trainingPoints: 150,
        categoryId: (category !== null && categories.get(category)) || null,
      },
      courses: trail.courses.flatMap((key) => courses.find((course) => course.key === key)?.id ?? []),
    });
    for (const { actor } of learners.slice(0, 3)) await enrolInTrail(platform, actor, { trailId: made.id });
    const asked = learners.slice(0, 6).map(({ memberId }) => memberId);
    if (asked.length > 0)
      await enrolMembers(platform, author.actor, {
        subject: 'trail',
        subjectId: made.id,
        memberIds: asked,
        dueOn: platform.clock.in(21 * 86_400_000).slice(0, 10),
      });
  }
  await fillReviews(platform, { learners, courses });
}

/** Each who finished a course says what they think of it, in their language. */
async function fillReviews(
  platform: Platform,
  { learners, courses }: { learners: readonly BuiltPerson[]; courses: readonly MadeCourse[] },
): Promise<void> {
  let turn = 0;
  for (const { person, course } of peopleWhoKnow({ learners, courses }).slice(1)) {
    const review = demoReviews[turn % demoReviews.length];
    turn += 1;
    if (!review) continue;
    const text = review.text[matchLocale(person.actor.locale, locales)];
    const known = { course: async () => 'begun' as const };
    await writeReview(platform, person.actor, { subject: 'course', subjectId: course.id, stars: review.stars, text, known });
  }
}
