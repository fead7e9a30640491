import * as wire from '@vitrine/contract/marks';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFavourite, removeFavourite, type SubjectExists } from './favourites.ts';
import { hideReview, listReviews, listReviewsToManage, writeReview, type SubjectKnown } from './reviews.ts';

/** Favourites and reviews; `exists` says what may be marked, `known` what may be reviewed. */
export const marksRoutes =
  (platform: Platform, { exists, known }: { exists: SubjectExists; known: SubjectKnown }): Routes =>
  (app) => {
    answer(app, wire.addFavourite, ({ actor, params }) => addFavourite(platform, actor, { ...params, exists }));
    answer(app, wire.removeFavourite, ({ actor, params }) => removeFavourite(platform, actor, params));
    answer(app, wire.listReviews, ({ actor, params, query }) => listReviews(platform, actor, { ...params, ...query, known }));
    answer(app, wire.writeReview, ({ actor, params, body }) => writeReview(platform, actor, { ...params, ...body, known }));
    answer(app, wire.listReviewsToManage, ({ actor, params, query }) => listReviewsToManage(platform, actor, { ...params, ...query }));
    answer(app, wire.hideReview, ({ actor, params, body }) => hideReview(platform, actor, { ...params, ...body }));
  };
