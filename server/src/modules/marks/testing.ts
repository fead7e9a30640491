/** What members say of things, for the demo: by the use-case that people call. */
export { writeReview } from './reviews.ts';
