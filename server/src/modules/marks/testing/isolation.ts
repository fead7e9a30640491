/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const marks: RoomUnderAttack = {
  entries: {
    addFavourite: {
      asks: (b) => [
        { params: { subject: 'course', subjectId: b.courseId } },
        { params: { subject: 'reward', subjectId: b.store.rewardId } },
        { params: { subject: 'trail', subjectId: b.trailId } },
      ],
    },
    removeFavourite: {
      asks: (b) => [
        { params: { subject: 'course', subjectId: b.courseId } },
        { params: { subject: 'reward', subjectId: b.store.rewardId } },
        { params: { subject: 'trail', subjectId: b.trailId } },
      ],
    },
    listReviews: { asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId } }] },
    writeReview: { asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId }, body: { stars: 5, text: 'Invasora' } }] },
    listReviewsToManage: { asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId } }] },
    hideReview: { asks: (b) => [{ params: { reviewId: b.reviewId }, body: { isHidden: true } }] },
  },
};
