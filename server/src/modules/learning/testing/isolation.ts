/** How another tenant’s rows of this room are asked for. */
import { saveNote, takeLease } from '@vitrine/contract/learning';
import { anActivity } from '../../activities/testing.ts';
import { aTest } from '../../assessment/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { anEnrolment } from '../testing.ts';
import { aRestart } from './restarted.ts';
import { play, start } from './playing.ts';

type Own = {
  noteId: string;
  testActivityId: string;
  enrolmentId: string;
  gameCourseId: string;
  runId: string;
  cardId: string;
  leaseId: string;
};

type Noted = { courseId: string; activityId: string; device: string; mark?: string; newId: () => string };
const noteBody = ({ courseId, activityId, device, mark = 'Anotação', newId }: Noted) => ({
  courseId,
  activityId,
  second: null,
  text: mark,
  device,
  revision: 1,
  base: 0,
  copyId: newId(),
});

const nothingAnswered = ({ device, now }: { device: string; now: string }) => {
  const moment = { at: now, ticks: 1, life: 'a page of the attacker' };
  return { device, begun: moment, handedIn: moment, sent: moment, answers: [] };
};

export const learning: RoomUnderAttack<Own> = {
  entries: {
    listTests: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { after: b.cursor } }] },
    listResults: {
      asks: (b) => [
        { params: { activityId: b.testActivityId }, query: {} },
        { params: { activityId: b.testActivityId }, query: { group: b.groupId } },
      ],
    },
    exportResults: { asks: (b) => [{ params: { activityId: b.testActivityId }, query: {} }] },
    getMemberResult: {
      asks: (b) => [
        { params: { activityId: b.testActivityId, memberId: b.memberId } },
        { params: { activityId: b.testActivityId, memberId: b.callerMemberId } },
      ],
    },
    getPersonLearning: { asks: (b) => [{ params: { memberId: b.memberId } }, { params: { memberId: b.callerMemberId } }] },
    listGradebook: {
      asks: (b) => [
        { params: { courseId: b.courseId }, query: {} },
        { params: { courseId: b.courseId }, query: { group: b.groupId } },
      ],
    },
    exportGradebook: { asks: (b) => [{ params: { courseId: b.courseId }, query: {} }] },
    listResultGroups: { asks: () => [{}] },
    listGroupGradebook: {
      asks: (b) => [
        { params: { groupId: b.groupId }, query: {} },
        { params: { groupId: b.groupId }, query: { search: b.mark } },
      ],
    },
    exportGroupGradebook: { asks: (b) => [{ params: { groupId: b.groupId }, query: {} }] },
    listAnswersToGrade: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }] },
    gradeAnswer: { asks: (b) => [{ params: { attemptId: b.attemptId, questionId: b.questionId }, body: { percent: 100, comment: '' } }] },
    listPackages: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { after: b.cursor } }] },
    listPackageResults: { asks: (b) => [{ params: { activityId: b.activityId }, query: {} }] },
    listPackageCalls: {
      asks: (b) => [
        { params: { activityId: b.activityId, memberId: b.memberId }, query: {} },
        { params: { activityId: b.activityId, memberId: b.callerMemberId }, query: {} },
      ],
    },
    listBlocked: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    unblock: { asks: (b) => [{ params: { enrolmentId: b.enrolmentId }, body: { reason: 'Invasão', attempts: 1 } }] },
    listCourses: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { search: b.mark } },
        { query: { selected_tags: b.tagId, selected_groups: b.groupId, selected_areas: b.areaId } },
        { query: { categories: b.trailCategoryId, progress: 'in_progress' } },
        { query: { after: b.cursor } },
      ],
    },
    listTrails: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { search: b.mark } },
        { query: { categories: b.trailCategoryId } },
        { query: { after: b.cursor } },
      ],
    },
    listDueTrainings: { asks: () => [{}] },
    getTrail: { asks: (b) => [{ params: { trailId: b.trailId } }] },
    enrolInTrail: { asks: (b) => [{ params: { trailId: b.trailId } }] },
    openTrailCourse: { asks: (b) => [{ params: { trailId: b.trailId, courseId: b.courseId } }] },
    listEnrolments: {
      asks: (b) => [
        { params: { subject: 'course', subjectId: b.courseId }, query: { search: b.mark } },
        { params: { subject: 'trail', subjectId: b.trailId }, query: {} },
      ],
    },
    enrolMembers: {
      asks: (b) => [
        { params: { subject: 'course', subjectId: b.courseId }, body: { memberIds: [b.callerMemberId], dueOn: null } },
        { params: { subject: 'trail', subjectId: b.trailId }, body: { memberIds: [b.memberId], dueOn: null } },
      ],
    },
    endEnrolmentPath: { asks: (b) => [{ params: { pathId: b.pathId } }] },
    listEnrolmentRules: { asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId } }] },
    createEnrolmentRule: {
      asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId }, body: { groupId: b.groupId, dueDays: null } }],
    },
    changeEnrolmentRule: { asks: (b) => [{ params: { ruleId: b.ruleId }, body: { version: 1, comesFirst: 'must' } }] },
    endEnrolmentRule: { asks: (b) => [{ params: { ruleId: b.ruleId } }] },
    countCourses: { asks: () => [{}] },
    getCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    enrol: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    openActivity: { asks: (b) => [1, 2, 3].map((hierarchy_order) => ({ params: { courseId: b.courseId, hierarchy_order } })) },
    getDownload: { asks: (b) => [1, 2, 3].map((hierarchy_order) => ({ params: { courseId: b.courseId, hierarchy_order } })) },
    listNotes: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    saveNote: {
      asks: (b) => [
        { params: { noteId: b.noteId }, body: noteBody({ ...b, courseId: b.gameCourseId, newId: b.newId }) },
        { params: { noteId: b.newId() }, body: noteBody(b) },
      ],
    },
    reportLearning: {
      asks: (b) => [
        {
          body: {
            events: [
              {
                event_id: b.newId(),
                device_id: b.device,
                seq: 1,
                client_time: b.now,
                courseId: b.courseId,
                activityId: b.activityId,
                what: { kind: 'pages_read', pages: [1], lastPage: 1 },
              },
            ],
          },
        },
      ],
    },
    takeLease: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 3 }, body: { device: b.device } }] },
    deliverLease: { asks: (b) => [{ params: { leaseId: b.leaseId }, body: nothingAnswered(b) }] },
    startAttempt: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 3 }, body: { device: b.device } }] },
    launchCloudCourse: {
      asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 1 }, body: { returnUrl: 'http://localhost:3000/' } }],
    },
    takeCloudResult: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 1 } }] },
    takeCloudPostback: {
      asks: (b) => [
        {
          params: {
            registrationId: [b.courseId, b.courseId, b.activityId].map((id) => id.replaceAll('-', '')).join('-'),
            signature: 'guessed',
          },
          body: {},
        },
      ],
    },
    finishAttempt: {
      asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 3, attemptId: b.attemptId }, body: { device: b.device } }],
    },
    startRun: { asks: (b) => [{ params: { courseId: b.gameCourseId, hierarchy_order: 1 }, body: { device: b.device } }] },
    getRun: {
      asks: (b) => [{ params: { courseId: b.gameCourseId, hierarchy_order: 1, runId: b.runId }, query: { device: b.device } }],
    },
    makeMoves: {
      asks: (b) => [
        {
          params: { courseId: b.gameCourseId, hierarchy_order: 1, runId: b.runId },
          body: { device: b.device, moves: [{ seq: 2, item: b.cardId, answer: 'true', spentMs: 1 }] },
        },
      ],
    },
  },
  /** A course of one game, and a run of it that is under way: games keep their rows, and have no operations of their own. */
  rows: async (house, { author, learner, mark }) => {
    const marked = { 'pt-BR': mark, 'en-US': mark };
    const game = anActivity('true_or_false', { title: marked, content: { prompt: marked, help: marked, doneLine: marked } });
    const course = await aCourse(house.platform, author.actor, { course: { title: marked, summary: marked }, activities: [game] });
    await anEnrolment(house.platform, learner.actor, { courseId: course.id });
    const { body: run } = await start(house, learner, course.id);
    const [first, second] = run.items;
    const moves = [{ item: first?.id ?? '', answer: 'true' }];
    await play(house, learner, { courseId: course.id, runId: run.id, moves });
    const noteId = house.platform.newId();
    const [{ id: activityId } = { id: '' }] = course.activities;
    const body = noteBody({ courseId: course.id, activityId, device: 'a-phone-in-a-shop', newId: house.platform.newId, mark });
    await house.call(learner, saveNote, { params: { noteId }, body });
    const quiz = anActivity('conventional_test', { title: marked, content: { test: aTest({ questions: 1 }) } });
    const tested = await aCourse(house.platform, author.actor, { course: { title: marked, summary: marked }, activities: [quiz] });
    await anEnrolment(house.platform, learner.actor, { courseId: tested.id });
    const along = { params: { courseId: tested.id, hierarchy_order: 1 }, body: { device: 'a-foreign-device' } };
    const { body: lease } = await house.call(learner, takeLease, along);
    return {
      noteId,
      leaseId: lease.attempt.id,
      gameCourseId: course.id,
      runId: run.id,
      cardId: second?.id ?? '',
      ...(await aRestart(house, { author, learner, mark })),
    };
  },
};
