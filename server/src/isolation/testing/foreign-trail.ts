import { createEnrolmentRule, enrolInTrail, listEnrolments } from '@vitrine/contract/learning';
import { addFavourite, writeReview } from '@vitrine/contract/marks';
import { saveTrailAudience } from '@vitrine/contract/trails';
import type { BuiltPerson } from '../../modules/identity/testing.ts';
import { aTrail, aTrailCategory } from '../../modules/trails/testing.ts';
import type { House } from '../../testing.ts';

type Ask = {
  author: BuiltPerson;
  learner: BuiltPerson;
  mark: string;
  courseId: string;
  audience: { groupIds: string[]; areaIds: string[]; tagIds: string[] };
};

/** A trail of the other tenant's with its category, somebody in it by two ways, and what they said of its course. */
export async function aForeignTrail(house: House, { author, learner, mark, courseId, audience }: Ask) {
  const marked = { 'pt-BR': mark, 'en-US': mark };
  const { id: trailCategoryId } = await aTrailCategory(house.platform, author.actor, { name: marked });
  const says = { title: marked, summary: marked, description: marked, categoryId: trailCategoryId, tagIds: audience.tagIds };
  const { id: trailId } = await aTrail(house.platform, author.actor, { courses: [courseId], trail: says });
  await house.call(author, saveTrailAudience, { params: { trailId }, body: audience });
  await house.call(learner, enrolInTrail, { params: { trailId } });
  await house.call(learner, addFavourite, { params: { subject: 'trail', subjectId: trailId } });
  const subject = { subject: 'trail' as const, subjectId: trailId };
  const body = { groupId: audience.groupIds[0] ?? '', dueDays: 30 };
  const { body: rule } = await house.call(author, createEnrolmentRule, { params: subject, body });
  const { body: enrolled } = await house.call(author, listEnrolments, { params: subject, query: {} });
  const own = enrolled.items.flatMap(({ paths }) => paths).find(({ kind }) => kind === 'self');
  const { body: review } = await house.call(learner, writeReview, {
    params: { subject: 'course', subjectId: courseId },
    body: { stars: 5, text: mark },
  });
  await house.drain();
  if (!own) throw new Error('the foreign learner is not in their trail by themselves');
  return { trailId, trailCategoryId, ruleId: rule.id, pathId: own.id, reviewId: review.id };
}
