import * as wire from '@vitrine/contract/learning';
import { answer, type Actor, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishAttempt, startAttempt } from './attempts.ts';
import { launchCloudCourse, takeCloudPostback, takeCloudResult } from './cloud-courses.ts';
import { enrol } from './enrol.ts';
import { countCourses } from './enrolments.ts';
import { getCourse, type CertificateOf } from './get-course.ts';
import { enterCourse, type MayEnter, type OutsideSessions } from './in-session.ts';
import { endEnrolmentPath } from './paths/end-path.ts';
import { enrolMembers } from './paths/enrol-members.ts';
import { listDueTrainings } from './paths/list-due.ts';
import { listEnrolments } from './paths/list-enrolments.ts';
import { changeEnrolmentRule, createEnrolmentRule, endEnrolmentRule, listEnrolmentRules } from './paths/rules.ts';
import { deliverLease, takeLease } from './leases.ts';
import { getDownload } from './get-download.ts';
import { listNotes } from './notes/list-notes.ts';
import { saveNote } from './notes/save-note.ts';
import { openActivity } from './open-activity.ts';
import { reportsTogether } from './reports-together.ts';
import { getRun, makeMoves, startRun } from './runs.ts';
import { listCourses } from './catalog.ts';
import { enrolInTrail } from './trails/enrol-in-trail.ts';
import { getTrail, type CertificateOfTrail } from './trails/get-trail.ts';
import { listTrails } from './trails/list-trails.ts';
import { openTrailCourse } from './trails/open-trail-course.ts';

/** What this room asks of others; `app.ts` hands it in. */
export type LearningPorts = {
  certificateOf: CertificateOf;
  certificateOfTrail: CertificateOfTrail;
  mayEnter: MayEnter;
  outsideSessions: OutsideSessions;
};

/** The catalog, the player, and what devices report. */
export const learningRoutes =
  (platform: Platform, { certificateOf, certificateOfTrail, mayEnter, outsideSessions }: LearningPorts): Routes =>
  (app) => {
    const enter = (actor: Actor, ask: { courseId: string }) => enterCourse({ ...platform, mayEnter }, actor, ask);
    answer(app, wire.listCourses, ({ actor, query }) => listCourses(platform, actor, query));
    answer(app, wire.countCourses, ({ actor }) => countCourses(platform.db.read(), actor));
    answer(app, wire.getCourse, async ({ actor, params }) => {
      const page = await getCourse(platform, actor, { ...params, certificateOf });
      if (page.can.open) await enter(actor, params); // whoever is not in it yet reads what it is about
      return page;
    });
    answer(app, wire.enrol, async ({ actor, params }) => {
      await enrol(platform, actor, params);
      return getCourse(platform, actor, { ...params, certificateOf });
    });
    answer(app, wire.openActivity, async ({ actor, params }) => {
      await enter(actor, params);
      return openActivity(platform, actor, placeIn(params));
    });
    answer(app, wire.getDownload, async ({ actor, params }) => {
      await enter(actor, params);
      return getDownload(platform, actor, placeIn(params));
    });
    answer(app, wire.launchCloudCourse, async ({ actor, params, body }) => {
      await enter(actor, params);
      return launchCloudCourse(platform, actor, { ...placeIn(params), ...body });
    });
    answer(app, wire.takeCloudResult, ({ actor, params }) => takeCloudResult(platform, actor, placeIn(params)));
    answer(app, wire.takeCloudPostback, async ({ params }) => {
      await takeCloudPostback(platform, params);
      return {};
    });
    answer(app, wire.listNotes, ({ actor, params }) => listNotes(platform.db.read(), actor, params));
    answer(app, wire.saveNote, ({ actor, params, body }) => saveNote(platform, actor, { ...params, ...body }));
    const report = reportsTogether({ ...platform, outsideSessions });
    answer(app, wire.reportLearning, ({ actor, body }) => report(actor, body));
    answer(app, wire.takeLease, async ({ actor, params, body }) => {
      await enter(actor, params);
      return takeLease(platform, actor, { ...placeIn(params), ...body });
    });
    answer(app, wire.deliverLease, ({ actor, params, body }) => deliverLease(platform, actor, { ...params, ...body }));
    answer(app, wire.startAttempt, async ({ actor, params, body }) => {
      await enter(actor, params);
      return startAttempt(platform, actor, { ...placeIn(params), ...body });
    });
    answer(app, wire.finishAttempt, async ({ actor, params, body }) => {
      await enter(actor, params);
      return finishAttempt(platform, actor, { ...placeIn(params), attemptId: params.attemptId, ...body });
    });
    answer(app, wire.listTrails, ({ actor, query }) => listTrails(platform, actor, query));
    answer(app, wire.getTrail, ({ actor, params }) => getTrail(platform, actor, { ...params, certificateOfTrail }));
    answer(app, wire.enrolInTrail, async ({ actor, params }) => {
      await enrolInTrail(platform, actor, params);
      return getTrail(platform, actor, { ...params, certificateOfTrail });
    });
    answer(app, wire.openTrailCourse, ({ actor, params }) => openTrailCourse(platform, actor, params));
    answer(app, wire.listDueTrainings, ({ actor }) => listDueTrainings(platform, actor));
    answer(app, wire.listEnrolments, ({ actor, params, query }) => listEnrolments(platform, actor, { ...params, ...query }));
    answer(app, wire.enrolMembers, ({ actor, params, body }) => enrolMembers(platform, actor, { ...params, ...body }));
    answer(app, wire.endEnrolmentPath, ({ actor, params }) => endEnrolmentPath(platform, actor, params));
    answer(app, wire.listEnrolmentRules, ({ actor, params }) => listEnrolmentRules(platform.db.read(), actor, params));
    answer(app, wire.createEnrolmentRule, ({ actor, params, body }) => createEnrolmentRule(platform, actor, { ...params, ...body }));
    answer(app, wire.changeEnrolmentRule, ({ actor, params, body }) => changeEnrolmentRule(platform, actor, { ...params, ...body }));
    answer(app, wire.endEnrolmentRule, ({ actor, params }) => endEnrolmentRule(platform, actor, params));
    answer(app, wire.startRun, async ({ actor, params, body }) => {
      await enter(actor, params);
      return startRun(platform, actor, { ...placeIn(params), ...body });
    });
    answer(app, wire.getRun, async ({ actor, params, query }) => {
      await enter(actor, params);
      return getRun(platform, actor, { ...placeIn(params), runId: params.runId, ...query });
    });
    answer(app, wire.makeMoves, async ({ actor, params, body }) => {
      await enter(actor, params);
      return makeMoves(platform, actor, { ...placeIn(params), runId: params.runId, ...body });
    });
  };

const placeIn = ({ courseId, hierarchy_order }: { courseId: string; hierarchy_order: number }) => ({
  courseId,
  hierarchyOrder: hierarchy_order,
});
