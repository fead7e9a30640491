/** How another tenant's rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aChoice, answerSurvey, aQuestion, aSurvey, noTrainings } from '../testing.ts';

type Own = { surveyId: string; reactionId: string; surveyQuestionId: string; surveyOptionId: string; surveyTrainingId: string };

const form = (b: Own & { memberId: string; groupId: string; areaId: string; tagId: string }) => ({
  title: { 'pt-BR': 'Invasora' },
  introduction: {},
  isUnnamed: false,
  isMandatory: false,
  opensOn: null,
  closesOn: null,
  position: 0,
  audience: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] },
  allTrainings: false,
  trainings: [],
  ownerIds: [b.memberId],
  questions: [],
});

export const surveys: RoomUnderAttack<Own> = {
  rows: async ({ platform, db }, { author, learner, mark }) => {
    const parts = { ...platform, ...noTrainings };
    const { tenantId } = author;
    const text = { 'pt-BR': mark };
    const choice = aChoice(platform, [mark, mark], { text, isRequired: false });
    const open = aQuestion(platform, { kind: 'short_text', text });
    const { surveyId } = await aSurvey(parts, author.actor, { title: text, introduction: text, questions: [choice, open] });
    await answerSurvey(parts, learner.actor, {
      surveyId,
      about: null,
      edition: 1,
      answers: [{ questionId: open.id, optionIds: [], score: null, text: mark }],
    });
    const group = await db
      .write()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const { surveyId: reactionId } = await aSurvey(parts, author.actor, {
      kind: 'reaction',
      title: text,
      allTrainings: true,
      audience: { groupIds: [group.id], areaIds: [], tagIds: [] },
    });
    const surveyTrainingId = platform.newId();
    await db
      .write()
      .insertInto('surveys.training')
      .values({ tenant_id: tenantId, survey_id: reactionId, kind: 'course', training_id: surveyTrainingId })
      .execute();
    const surveyOptionId = choice.options[0]?.id ?? '';
    return { surveyId, reactionId, surveyQuestionId: choice.id, surveyOptionId, surveyTrainingId };
  },
  entries: {
    listSurveys: { asks: () => [{}] },
    getSurvey: {
      asks: (b) => [
        { params: { surveyId: b.surveyId }, query: {} },
        { params: { surveyId: b.reactionId }, query: { course: b.courseId } },
        { params: { surveyId: b.reactionId }, query: { trail: b.trailId } },
      ],
    },
    beginSurvey: {
      asks: (b) => [
        { params: { surveyId: b.surveyId }, body: { about: null } },
        { params: { surveyId: b.reactionId }, body: { about: { kind: 'course', id: b.courseId } } },
      ],
    },
    answerSurvey: {
      asks: (b) => [
        {
          params: { surveyId: b.surveyId },
          body: {
            edition: 1,
            about: null,
            answers: [{ questionId: b.surveyQuestionId, optionIds: [b.surveyOptionId], score: null, text: '' }],
          },
        },
      ],
    },
    listReactions: {
      asks: (b) => [{ params: { kind: 'course', trainingId: b.courseId } }, { params: { kind: 'trail', trainingId: b.trailId } }],
    },
    listSurveysToManage: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'published' } }] },
    exportSurveys: { asks: () => [{ query: {} }, { query: { kind: 'reaction' } }] },
    createSurvey: { asks: () => [{ body: { kind: 'survey', title: { 'pt-BR': 'Invasora' } } }] },
    getSurveyToManage: { asks: (b) => [{ params: { surveyId: b.surveyId } }] },
    saveSurvey: { asks: (b) => [3, 2].map((version) => ({ params: { surveyId: b.surveyId }, body: { version, survey: form(b) } })) },
    publishSurvey: { asks: (b) => [3, 2].map((version) => ({ params: { surveyId: b.surveyId }, body: { version } })) },
    retireSurvey: { asks: (b) => [3, 2].map((version) => ({ params: { surveyId: b.surveyId }, body: { version } })) },
    listTrainingsToAsk: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    listPossibleOwners: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    getSurveyResults: {
      asks: (b) => [
        { params: { surveyId: b.surveyId }, query: {} },
        { params: { surveyId: b.surveyId }, query: { edition: 1 } },
        { params: { surveyId: b.reactionId }, query: { trainingId: b.surveyTrainingId } },
      ],
    },
    listResponses: {
      asks: (b) => [
        { params: { surveyId: b.surveyId }, query: { limit: 100 } },
        { params: { surveyId: b.surveyId }, query: { questionId: b.surveyQuestionId, value: b.surveyOptionId } },
      ],
    },
    exportResponses: { asks: (b) => [{ params: { surveyId: b.surveyId }, query: {} }] },
  },
};
