import * as wire from '@vitrine/contract/learning';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishAttempt, startAttempt } from './attempts.ts';
import { enrol } from './enrol.ts';
import { countCourses } from './enrolments.ts';
import { getCourse, type CertificateOf } from './get-course.ts';
import { openActivity } from './open-activity.ts';
import { reportLearning } from './report-learning.ts';
import { listCourses } from './shelf.ts';

/** The shelf, the player, and what devices report. */
export const learningRoutes =
  (platform: Platform, { certificateOf }: { certificateOf: CertificateOf }): Routes =>
  (app) => {
    answer(app, wire.listCourses, ({ actor, query }) => listCourses(platform, actor, query));
    answer(app, wire.countCourses, ({ actor }) => countCourses(platform.db.read(), actor));
    answer(app, wire.getCourse, ({ actor, params }) => getCourse(platform, actor, { ...params, certificateOf }));
    answer(app, wire.enrol, async ({ actor, params }) => {
      await enrol(platform, actor, params);
      return getCourse(platform, actor, { ...params, certificateOf });
    });
    answer(app, wire.openActivity, ({ actor, params }) => openActivity(platform, actor, placeIn(params)));
    answer(app, wire.reportLearning, ({ actor, body }) => reportLearning(platform, actor, body));
    answer(app, wire.startAttempt, ({ actor, params, body }) => startAttempt(platform, actor, { ...placeIn(params), ...body }));
    answer(app, wire.finishAttempt, ({ actor, params, body }) =>
      finishAttempt(platform, actor, { ...placeIn(params), attemptId: params.attemptId, ...body }),
    );
  };

const placeIn = ({ courseId, hierarchy_order }: { courseId: string; hierarchy_order: number }) => ({
  courseId,
  hierarchyOrder: hierarchy_order,
});
