/** Favourites and reviews on the wire. */
import { markedSubjects, reviewedSubjects, reviewRefusals } from '@vitrine/domain/marks';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing, pageOf, PageQuery, ParticipantText } from '../kernel/index.ts';

const params = z.object({ subject: z.enum(markedSubjects), subjectId: Id });

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/favourites/:subject/:subjectId',
  params,
  answer: Nothing,
  summary: 'Marks as favourite; again changes nothing',
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/favourites/:subject/:subjectId',
  params,
  answer: Nothing,
  summary: 'Takes the mark away',
});

export const Review = z.object({
  id: Id,
  /** The first name of whoever wrote it. */
  by: z.string(),
  isMine: z.boolean(),
  stars: z.int(),
  text: z.string(),
  at: Instant,
  isHidden: z.boolean(),
});
export type Review = z.infer<typeof Review>;
const reviewed = z.object({ subject: z.enum(reviewedSubjects), subjectId: Id });

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews/:subject/:subjectId',
  params: reviewed,
  query: PageQuery,
  answer: pageOf(Review).extend({ count: z.int(), average: z.number().nullable(), mine: Review.nullable() }),
  summary: 'What members say of a course, the newest first',
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/reviews/:subject/:subjectId',
  params: reviewed,
  body: z.strictObject({ stars: z.int().min(1, 'required').max(5, 'invalid'), text: ParticipantText }),
  answer: Review,
  refusals: reviewRefusals,
  summary: 'Says what the member thinks of a course, once',
});

export const listReviewsToManage = endpoint({
  method: 'GET',
  path: '/console/reviews/:subject/:subjectId',
  needs: 'content.read',
  params: reviewed,
  query: PageQuery,
  answer: pageOf(Review).extend({ count: z.int(), average: z.number().nullable() }),
  summary: 'Every review of a course, those taken off the page too',
});

export const hideReview = endpoint({
  method: 'PUT',
  path: '/console/reviews/:reviewId/hidden',
  needs: 'content.write',
  params: z.object({ reviewId: Id }),
  body: z.strictObject({ isHidden: z.boolean() }),
  answer: Review,
  summary: 'Takes a review off the page, or puts it back',
});
