/** Reaction evaluations as learning opens them: what was finished is learning's word, handed to surveys by `app.ts`. */
import * as learning from '@vitrine/contract/learning';
import * as wire from '@vitrine/contract/surveys';
import { expect } from 'vitest';
import { aCourse } from './modules/catalog/testing.ts';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';
import { isTrainingFinished, trainingsOf } from './modules/learning/index.ts';
import { anEnrolment } from './modules/learning/testing.ts';
import { aTrailWithPeople, finishStep } from './modules/learning/trails/testing.ts';
import { aQuestion, aSurvey } from './modules/surveys/testing.ts';
import { test, type House } from './testing.ts';

test('REA-01 a reaction evaluation opens when the training is finished, is answered once a training, and only of those that it is asked after', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const { id: courseId } = await aCourse(house.platform, author.actor);
  const { id: otherId } = await aCourse(house.platform, author.actor);
  const { id: surveyId } = (await house.call(author, wire.createSurvey, { body: { kind: 'reaction', title: { 'pt-BR': 'O que achou?' } } }))
    .body;
  const detail = async () => (await house.call(author, wire.getSurveyToManage, { params: { surveyId } })).body;
  const { version, survey: form } = await detail();
  const question = aQuestion(house.platform, { kind: 'scale' });
  const save = (given: Partial<wire.SurveyForm>) =>
    house.call(author, wire.saveSurvey, { params: { surveyId }, body: { version, survey: { ...form, questions: [question], ...given } } });
  expect((await save({ trainings: [{ kind: 'course', id: house.platform.newId() }] })).body).toMatchObject({
    fields: { 'survey.trainings': 'invalid_choice' },
  });
  expect((await save({ trainings: [{ kind: 'course', id: courseId }] })).body.trainings).toMatchObject([{ id: courseId }]);
  await house.call(author, wire.publishSurvey, { params: { surveyId }, body: { version: version + 1 } });

  const about = { kind: 'course' as const, id: courseId };
  const send = (asked: { about: wire.Training | null }) =>
    house.call(seller, wire.answerSurvey, { params: { surveyId }, body: { edition: 1, answers, ...asked } });
  const answers = [{ questionId: question.id, optionIds: [], score: 5, text: '' }];
  const reactions = async (trainingId: string) =>
    (await house.call(seller, wire.listReactions, { params: { kind: 'course', trainingId } })).body.items.map(({ id, status }) => [
      id,
      status,
    ]);
  await anEnrolment(house.platform, seller.actor, { courseId });
  expect(await reactions(courseId)).toEqual([]);
  expect((await send({ about })).body).toMatchObject({ refusal: 'training_not_finished' });
  expect((await house.call(seller, wire.getSurvey, { params: { surveyId }, query: { course: courseId } })).body).toMatchObject({
    refusal: 'training_not_finished',
  });
  await finish(house, seller, courseId);
  expect(await reactions(courseId)).toEqual([[surveyId, 'open']]);
  expect(await reactions(otherId)).toEqual([]);
  expect((await send({ about: null })).status).toBe(404);
  expect((await send({ about: { kind: 'course', id: otherId } })).status).toBe(404);
  expect((await send({ about })).status).toBe(200);
  expect((await send({ about })).body).toMatchObject({ refusal: 'survey_already_answered' });
  expect(await reactions(courseId)).toEqual([[surveyId, 'answered']]);
  expect((await house.call(seller, wire.listSurveys, {})).body.items).toEqual([]);
  expect(
    (await house.call(author, wire.listResponses, { params: { surveyId }, query: {} })).body.items.map(({ name, about: told }) => [
      name,
      told !== null && told !== '',
    ]),
  ).toEqual([[seller.actor.fullName, true]]);

  const all = await detail();
  await house.call(author, wire.saveSurvey, {
    params: { surveyId },
    body: { version: all.version, survey: { ...all.survey, allTrainings: true, trainings: [] } },
  });
  await anEnrolment(house.platform, seller.actor, { courseId: otherId });
  await finish(house, seller, otherId);
  expect(await reactions(otherId)).toEqual([[surveyId, 'open']]);
});

test('REA-01 a reaction evaluation of a trail opens when its last course is done, and is answered once, apart from those of its courses', async ({
  house,
}) => {
  const { author, learner, first, second, trailId } = await aTrailWithPeople(house);
  const question = aQuestion(house.platform, { kind: 'scale' });
  const parts = { ...house.platform, isTrainingFinished, trainingsOf };
  const about = { kind: 'trail' as const, id: trailId };
  const { surveyId } = await aSurvey(parts, author.actor, { kind: 'reaction', questions: [question], trainings: [about] });
  const reactions = async (kind: 'course' | 'trail', trainingId: string) =>
    (await house.call(learner, wire.listReactions, { params: { kind, trainingId } })).body.items.map(({ status }) => status);
  const answers = [{ questionId: question.id, optionIds: [], score: 5, text: '' }];
  const send = () => house.call(learner, wire.answerSurvey, { params: { surveyId }, body: { edition: 1, about, answers } });
  await house.call(learner, learning.enrolInTrail, { params: { trailId } });
  await finishStep(house.platform, learner.actor, { trailId, courseId: first });
  expect([(await send()).body.refusal, await reactions('trail', trailId)]).toEqual(['training_not_finished', []]);
  await finishStep(house.platform, learner.actor, { trailId, courseId: second });
  expect(await reactions('trail', trailId)).toEqual(['open']);
  expect(await reactions('course', second)).toEqual([]);
  expect((await Promise.all([send(), send()])).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await reactions('trail', trailId)).toEqual(['answered']);
});

const finish = ({ db, clock }: House, { tenantId, memberId }: BuiltPerson, courseId: string) =>
  db
    .write()
    .updateTable('learning.enrolment')
    .set({ finished_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .execute();
