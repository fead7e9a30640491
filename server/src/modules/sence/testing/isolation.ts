/** How the operations of attendance at SENCE are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aCourse } from '../../catalog/testing.ts';
import { giveDocument } from '../../identity/testing.ts';
import { enrolIn } from '../../learning/testing.ts';
import { answerFor, aRut, aSenceCourse, aSession, aSilentSession, courseFields, settingsForm } from '../testing.ts';

type Own = { senceCourseId: string; senceKey: string; senceBody: Record<string, string>; senceForm: ReturnType<typeof settingsForm> };

export const sence: RoomUnderAttack<Own> = {
  rows: async (house, { author, learner, mark }) => {
    const { platform } = house;
    await giveDocument(platform, learner, { kind: 'rut', document: aRut(learner.personId), country: 'CL' });
    const { id: courseId } = await aCourse(platform, author.actor, { course: { title: { 'pt-BR': mark } } });
    await enrolIn(house, learner, courseId);
    await aSenceCourse(platform, author.actor, { courseId, actionCode: `ACCION-${mark}`.slice(0, 50) });
    await aSession(platform, learner.actor, { courseId, isClosed: true });
    await aSilentSession(platform, learner.actor, { courseId });
    const { key, body } = await answerFor(platform, learner.actor, { courseId });
    return { senceCourseId: courseId, senceKey: key, senceBody: { ...body, IdSesionAlumno: 'of-nobody' }, senceForm: settingsForm() };
  },
  untold: {
    'sence.lane': 'a row that is locked while a session begins; it says nothing',
    'sence.passage': 'one trip to the authority; its session and its answers are told',
  },
  entries: {
    getSence: { asks: (b) => [{ params: { courseId: b.senceCourseId } }] },
    startSession: { asks: (b) => [{ params: { courseId: b.senceCourseId } }] },
    closeSession: { asks: (b) => [{ params: { courseId: b.senceCourseId } }] },
    getSenceForm: {
      asks: (b) => ['start', 'close'].map((phase) => ({ params: { courseId: b.senceCourseId }, query: { phase } })),
    },
    takeSenceAnswer: { asks: (b) => ['r', 'e'].map((way) => ({ params: { key: b.senceKey, way }, body: b.senceBody })) },
    getSenceSettings: { asks: () => [{}] },
    saveSenceSettings: { asks: (b) => [{ body: { version: 0, settings: { ...b.senceForm, exemptGroupId: b.groupId } } }] },
    listSenceCourses: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    addSenceCourse: { asks: (b) => [{ body: courseFields({ courseId: b.senceCourseId }) }] },
    getSenceCourse: { asks: (b) => [{ params: { courseId: b.senceCourseId } }] },
    saveSenceCourse: {
      asks: (b) => [{ params: { courseId: b.senceCourseId }, body: { version: 1, course: courseFields({ courseId: b.senceCourseId }) } }],
    },
    removeSenceCourse: { asks: (b) => [{ params: { courseId: b.senceCourseId } }] },
    listAttendance: {
      asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { courseId: b.senceCourseId } }],
    },
    exportAttendance: { asks: () => [{ query: {} }] },
  },
};
