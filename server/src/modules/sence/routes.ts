import * as wire from '@vitrine/contract/sence';
import { answer, type Routes } from '../../platform/http/index.ts';
import { listAttendance } from './attendance.ts';
import { addSenceCourse, getSenceCourse, listSenceCourses, removeSenceCourse, saveSenceCourse } from './courses.ts';
import { exportAttendance } from './export-attendance.ts';
import { getSence, type SenceParts } from './get-sence.ts';
import { closeSession, getSenceForm, startSession } from './sessions.ts';
import { getSettings, saveSettings } from './settings.ts';
import { takeAnswer } from './take-answer.ts';

/** Sessions of members, the way back from the authority, and what staff keeps. */
export const senceRoutes =
  (parts: SenceParts): Routes =>
  (app) => {
    answer(app, wire.getSence, ({ actor, params }) => getSence(parts, actor, params));
    answer(app, wire.startSession, ({ actor, params }) => startSession(parts, actor, params));
    answer(app, wire.closeSession, ({ actor, params }) => closeSession(parts, actor, params));
    answer(app, wire.getSenceForm, ({ actor, params, query, host, reply }) => {
      void reply.header('cache-control', 'no-store'); // it holds the provider’s token
      return getSenceForm(parts, actor, { ...params, ...query, host });
    });
    answer(app, wire.takeSenceAnswer, async ({ params, body, reply }) => {
      const { courseId } = await takeAnswer(parts, { ...params, body });
      return reply.header('cache-control', 'no-store').redirect(`/sence/${courseId}`, 303);
    });

    answer(app, wire.getSenceSettings, ({ actor }) => getSettings(parts, actor));
    answer(app, wire.saveSenceSettings, ({ actor, body }) => saveSettings(parts, actor, body));
    answer(app, wire.listSenceCourses, ({ actor, query }) => listSenceCourses(parts, actor, query));
    answer(app, wire.addSenceCourse, ({ actor, body }) => addSenceCourse(parts, actor, body));
    answer(app, wire.getSenceCourse, ({ actor, params }) => getSenceCourse(parts, actor, params));
    answer(app, wire.saveSenceCourse, ({ actor, params, body }) => saveSenceCourse(parts, actor, { ...params, ...body }));
    answer(app, wire.removeSenceCourse, ({ actor, params }) => removeSenceCourse(parts, actor, params));
    answer(app, wire.listAttendance, ({ actor, query }) => listAttendance(parts, actor, query));
    answer(app, wire.exportAttendance, ({ actor, query, reply }) => exportAttendance(parts, actor, { query, reply }));
  };
