/** How the operations of classes are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { anActivity } from '../../activities/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import {
  aClass,
  asOf,
  classFields,
  encounterForm,
  issueResults,
  joinMeeting,
  markPresence,
  meetingSettings,
  moveOpening,
  noteSightings,
  saveMeetingProvider,
  sendReaction,
  subscribe,
} from '../testing.ts';

type Own = Record<
  | 'classId'
  | 'begunClassId'
  | 'classCourseId'
  | 'classLearnerId'
  | 'encounterId'
  | 'openEncounterId'
  | 'meetingId'
  | 'liveClassId'
  | 'liveActivityId',
  string
>;
const all = { limit: 100 };

const weeklyTwice = { frequency: 'weekly', interval: 1, byday: [], until: null, count: 2 };

export const classes: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    const { id: courseId } = await aCourse(platform, author.actor, { course: { title: { 'pt-BR': mark } } });
    const open = await aClass(platform, author.actor, {
      courseId,
      name: mark,
      instructorId: learner.memberId,
      encounters: [{ place: mark }],
    });
    const [begun, done] = [
      await aClass(platform, author.actor, { courseId, name: mark, encounters: [{ day: '2021-01-05', place: mark }] }),
      await aClass(platform, author.actor, { courseId, name: mark, encounters: [{ day: '2021-01-06', place: mark }] }),
    ];
    const group = await platform.db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    await aClass(platform, author.actor, { courseId, name: mark, groupIds: [group.id], encounters: [{ day: '2034-05-05', place: mark }] });
    const earlier = asOf(platform, '2021-01-01T00:00:00.000Z');
    for (const { id } of [open, begun, done]) await subscribe(earlier, learner.actor, { classId: id, waits: false });
    const [openEncounterId = '', encounterId = '', doneEncounterId = ''] = [open, begun, done].map(({ encounters }) => encounters[0]?.id);
    for (const one of [encounterId, doneEncounterId])
      await markPresence(platform, author.actor, { encounterId: one, memberId: learner.memberId, version: 0, presence: 'present' });
    await issueResults(platform, author.actor, { classId: done.id, version: done.version });
    await saveMeetingProvider(platform, author.actor, { version: 0, settings: meetingSettings({ appId: mark }) });
    const room = { day: '2021-01-07', place: mark, isInPage: true };
    const met = await aClass(platform, author.actor, { courseId, name: mark, kind: 'webinar', encounters: [room] });
    await subscribe(earlier, learner.actor, { classId: met.id, waits: false });
    const meetingId = met.encounters[0]?.id ?? '';
    await joinMeeting(asOf(platform, '2021-01-07T12:00:00.000Z'), learner.actor, { encounterId: meetingId });
    const { id: liveCourseId, activities } = await aCourse(platform, author.actor, {
      course: { title: { 'pt-BR': mark } },
      activities: [anActivity('html', { title: { 'pt-BR': mark } })],
    });
    const live = await aClass(platform, author.actor, {
      courseId: liveCourseId,
      name: mark,
      kind: 'live_class',
      encounters: [{ day: '2034-07-07' }],
    });
    await subscribe(platform, learner.actor, { classId: live.id, waits: false });
    await noteSightings(platform.db, learner.actor, { classIds: [live.id], now: platform.clock.now() });
    const liveActivityId = activities[0]?.id ?? '';
    const parts = { ...platform, countProgress: async () => new Map() };
    await moveOpening(parts, author.actor, { classId: live.id, activityId: liveActivityId, isOpen: true, revision: 0 });
    const reaction = { content: 5, instructor: 5, organization: 5, comment: mark };
    await sendReaction(platform, learner.actor, { classId: done.id, hierarchy_order: 1, ...reaction });
    return {
      classId: open.id,
      begunClassId: begun.id,
      classCourseId: courseId,
      classLearnerId: learner.memberId,
      encounterId,
      openEncounterId,
      meetingId,
      liveClassId: live.id,
      liveActivityId,
    };
  },
  untold: {
    'classes.audience': 'whom staff let see a class: groups, areas and tags, of no one person',
    'classes.opening': 'which activities of a class are open, and which member of staff opened each; the audit log tells it',
    'classes.lane': 'a row that is locked while a seat is taken; it says nothing',
    'classes.encounter': 'when and where a class meets; the class itself is told of',
  },
  entries: {
    listPresentialCourses: {
      asks: (b) => [{ query: all }, { query: { ...all, search: b.mark } }, { query: { ...all, favorite: 'favorite' } }],
    },
    listLiveClasses: { asks: () => [{ query: all }] },
    listWebinars: { asks: () => [{ query: all }] },
    getClassesOfCourse: { asks: (b) => [{ params: { courseId: b.classCourseId, kind: 'presential' } }] },
    subscribeToClass: { asks: (b) => [true, false].map((waits) => ({ params: { classId: b.classId }, body: { waits } })) },
    leaveClass: { asks: (b) => [{ params: { classId: b.classId } }] },
    getClassFile: { asks: (b) => [{ params: { classId: b.classId } }] },
    getEncounterFile: { asks: (b) => [{ params: { encounterId: b.encounterId } }] },
    sendReaction: {
      asks: (b) => [
        { params: { classId: b.classId, hierarchy_order: 1 }, body: { content: 5, instructor: 5, organization: 5, comment: 'Invasor' } },
      ],
    },
    joinMeeting: { asks: (b) => [{ params: { encounterId: b.meetingId } }, { params: { encounterId: b.openEncounterId } }] },
    reportWatching: {
      asks: (b) => [
        {
          params: { encounterId: b.meetingId },
          body: { sentAt: b.now, spans: [{ event_id: b.newId(), from: '2021-01-07T12:00:00.000Z', to: '2021-01-07T12:00:30.000Z' }] },
        },
      ],
    },
    getMeetingProvider: { asks: () => [{}] },
    saveMeetingProvider: { asks: () => [{ body: { version: 0, settings: meetingSettings() } }] },
    removeMeetingProvider: { asks: () => [{}] },
    listClassesToManage: {
      asks: (b) => [{ query: all }, { query: { ...all, search: b.mark } }, { query: { ...all, kind: 'presential' } }],
    },
    createClass: {
      asks: (b) => [
        { body: classFields({ courseId: b.courseId }) },
        { body: classFields({ instructorId: b.memberId }) },
        { body: classFields({ groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] }) },
      ],
    },
    getClassToManage: { asks: (b) => [{ params: { classId: b.classId } }] },
    saveClass: {
      asks: (b) => [{ params: { classId: b.classId }, body: { version: 3, class: classFields({ courseId: b.courseId }) } }],
    },
    publishClass: { asks: (b) => [2, 3].map((version) => ({ params: { classId: b.classId }, body: { version } })) },
    closeClass: { asks: (b) => [{ params: { classId: b.classId }, body: { version: 3 } }] },
    cancelClass: { asks: (b) => [{ params: { classId: b.classId }, body: { version: 3, reason: 'Invasor' } }] },
    addEncounter: { asks: (b) => [{ params: { classId: b.classId }, body: encounterForm({ day: '2031-05-05' }) }] },
    addEncounters: {
      asks: (b) => [{ params: { classId: b.classId }, body: { ...encounterForm({ day: '2031-05-05' }), rule: weeklyTwice } }],
    },
    cancelEncounter: { asks: (b) => [{ params: { encounterId: b.openEncounterId } }] },
    steerEncounter: { asks: (b) => [{ params: { encounterId: b.encounterId }, body: { act: 'start' } }] },
    listClassPeople: { asks: (b) => [{ params: { classId: b.classId }, query: { encounterId: b.encounterId } }] },
    markPresence: {
      asks: (b) => [{ params: { encounterId: b.encounterId }, body: { memberId: b.classLearnerId, version: 1, presence: 'absent' } }],
    },
    markAllPresent: { asks: (b) => [{ params: { encounterId: b.encounterId } }] },
    listOpenings: { asks: (b) => [{ params: { classId: b.liveClassId } }] },
    moveOpening: {
      asks: (b) =>
        [false, true].map((isOpen) => ({
          params: { classId: b.liveClassId, activityId: b.liveActivityId },
          body: { isOpen, revision: 1 },
        })),
    },
    watchClass: {
      asks: (b) => [
        { params: { classId: b.liveClassId } },
        { params: { classId: b.liveClassId }, query: { activityId: b.liveActivityId } },
      ],
    },
    listClassActivities: { asks: (b) => [{ params: { classId: b.liveClassId } }] },
    issueResults: { asks: (b) => [{ params: { classId: b.begunClassId }, body: { version: 3 } }] },
  },
};
