/** How the operations of classes are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aClass, asOf, classFields, encounterForm, markPresence, subscribe } from '../testing.ts';

type Own = { classId: string; begunClassId: string; classCourseId: string; encounterId: string };
const all = { limit: 100 };

export const classes: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    const { id: courseId } = await aCourse(platform, author.actor, { course: { title: { 'pt-BR': mark } } });
    const { id: classId } = await aClass(platform, author.actor, { courseId, name: mark, encounters: [{ place: mark }] });
    const begun = await aClass(platform, author.actor, { courseId, name: mark, encounters: [{ day: '2021-01-05', place: mark }] });
    const earlier = asOf(platform, '2021-01-01T00:00:00.000Z');
    for (const id of [classId, begun.id]) await subscribe(earlier, learner.actor, { classId: id, waits: false });
    const [encounterId = ''] = begun.encounters.map(({ id }) => id);
    await markPresence(platform, author.actor, { encounterId, memberId: learner.memberId, version: 0, presence: 'present' });
    return { classId, begunClassId: begun.id, classCourseId: courseId, encounterId };
  },
  untold: { 'classes.lane': 'a row that is locked while a seat is taken; it says nothing' },
  entries: {
    listPresentialCourses: {
      asks: (b) => [{ query: all }, { query: { ...all, search: b.mark } }, { query: { ...all, favorite: 'favorite' } }],
    },
    listLiveClasses: { asks: () => [{ query: all }] },
    listWebinars: { asks: () => [{ query: all }] },
    getClassesOfCourse: { asks: (b) => [{ params: { courseId: b.classCourseId, kind: 'presential' } }] },
    subscribeToClass: { asks: (b) => [true, false].map((waits) => ({ params: { classId: b.classId }, body: { waits } })) },
    leaveClass: { asks: (b) => [{ params: { classId: b.classId } }] },
    getEncounterFile: { asks: (b) => [{ params: { encounterId: b.encounterId } }] },
    sendReaction: {
      asks: (b) => [
        { params: { classId: b.classId, hierarchy_order: 1 }, body: { content: 5, instructor: 5, organization: 5, comment: 'Invasor' } },
      ],
    },
    listClassesToManage: {
      asks: (b) => [{ query: all }, { query: { ...all, search: b.mark } }, { query: { ...all, kind: 'presential' } }],
    },
    createClass: {
      asks: (b) => [{ body: classFields({ courseId: b.courseId }) }, { body: classFields({ instructorId: b.memberId }) }],
    },
    getClassToManage: { asks: (b) => [{ params: { classId: b.classId } }] },
    saveClass: {
      asks: (b) => [{ params: { classId: b.classId }, body: { version: 3, class: classFields({ courseId: b.courseId }) } }],
    },
    publishClass: { asks: (b) => [2, 3].map((version) => ({ params: { classId: b.classId }, body: { version } })) },
    closeClass: { asks: (b) => [{ params: { classId: b.classId }, body: { version: 3 } }] },
    cancelClass: { asks: (b) => [{ params: { classId: b.classId }, body: { version: 3, reason: 'Invasor' } }] },
    addEncounter: { asks: (b) => [{ params: { classId: b.classId }, body: encounterForm({ day: '2031-05-05' }) }] },
    cancelEncounter: { asks: (b) => [{ params: { encounterId: b.encounterId } }] },
    steerEncounter: { asks: (b) => [{ params: { encounterId: b.encounterId }, body: { act: 'start' } }] },
    listClassPeople: { asks: (b) => [{ params: { classId: b.classId }, query: { encounterId: b.encounterId } }] },
    markPresence: {
      asks: (b) => [{ params: { encounterId: b.encounterId }, body: { memberId: b.memberId, version: 1, presence: 'absent' } }],
    },
    markAllPresent: { asks: (b) => [{ params: { encounterId: b.encounterId } }] },
    issueResults: { asks: (b) => [{ params: { classId: b.begunClassId }, body: { version: 3 } }] },
  },
};
