import { getMe } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/surveys';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aChoice, aQuestion, aSurvey, noTrainings } from './testing.ts';

const staff = (house: House, tenantId?: string) =>
  aPerson(house.platform, { roles: ['program_administrator'], ...(tenantId === undefined ? {} : { tenantId }) });
const survey = (house: House, by: BuiltPerson, given: Parameters<typeof aSurvey>[2] = {}) =>
  aSurvey({ ...house.platform, ...noTrainings }, by.actor, given);
const said = (questionId: string, given: Partial<wire.SurveyAnswer> = {}): wire.SurveyAnswer => ({
  questionId,
  optionIds: [],
  score: null,
  text: '',
  ...given,
});
const send = (
  house: House,
  person: BuiltPerson,
  {
    surveyId,
    edition = 1,
    about = null,
    answers,
  }: { surveyId: string; edition?: number; about?: wire.Training | null; answers: wire.SurveyAnswer[] },
  headers = {},
) => house.call(person, wire.answerSurvey, { params: { surveyId }, body: { edition, about, answers } }, headers);
const responses = async (house: House, by: BuiltPerson, surveyId: string, query = {}) =>
  (await house.call(by, wire.listResponses, { params: { surveyId }, query })).body.items;
const detail = async (house: House, by: BuiltPerson, surveyId: string) =>
  (await house.call(by, wire.getSurveyToManage, { params: { surveyId } })).body;
const move = async (house: House, by: BuiltPerson, to: typeof wire.publishSurvey | typeof wire.retireSurvey, surveyId: string) =>
  house.call(by, to, { params: { surveyId }, body: { version: (await detail(house, by, surveyId)).version } });

test('SUR-01 SES-19 a mandatory survey stands first at home and before the portal until it was answered, for those whom it is for', async ({
  house,
}) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId, country: 'BR' });
  const far = await aPerson(house.platform, { tenantId: author.tenantId, country: 'CL' });
  const areaId = house.platform.newId();
  await house.db
    .write()
    .insertInto('identity.area')
    .values({
      tenant_id: author.tenantId,
      id: areaId,
      version: 1,
      name: JSON.stringify({ 'pt-BR': 'Brasil' }),
      countries: ['BR'],
      position: 0,
    })
    .execute();
  await survey(house, author, { title: { 'pt-BR': 'Opcional' } });
  const { surveyId, survey: made } = await survey(house, author, {
    title: { 'pt-BR': 'Clima da loja' },
    isMandatory: true,
    position: 5,
    audience: { groupIds: [], areaIds: [areaId], tagIds: [] },
  });
  const me = async (person: BuiltPerson) => (await house.call(person, getMe, {})).body;
  const titles = async (person: BuiltPerson) =>
    (await house.call(person, wire.listSurveys, {})).body.items.map(({ title, status }) => [title, status]);

  expect((await me(seller)).mandatory.survey).toEqual({ id: surveyId, title: 'Clima da loja', address: `/home/surveys/${surveyId}` });
  expect((await me(seller)).gates).toEqual(['mandatory_surveys']);
  expect((await me(far)).gates).toEqual([]);
  expect(await titles(seller)).toEqual([
    ['Clima da loja', 'open'],
    ['Opcional', 'open'],
  ]);
  expect(await titles(far)).toEqual([['Opcional', 'open']]);
  expect((await house.call(far, wire.getSurvey, { params: { surveyId }, query: {} })).status).toBe(404);
  const [question] = made.questions;
  expect((await send(house, seller, { surveyId, answers: [said(question?.id ?? '', { score: 9 })] })).status).toBe(200);
  expect((await me(seller)).gates).toEqual([]);
  expect(await titles(seller)).toEqual([
    ['Opcional', 'open'],
    ['Clima da loja', 'answered'],
  ]);
});

test('SUR-01 an answer is taken once: again, by two devices at once, and once for one key', async ({ house }) => {
  const author = await staff(house);
  const people = await Promise.all([1, 2, 3].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('three people');
  const { surveyId, survey: made } = await survey(house, author);
  const answers = [said(made.questions[0]?.id ?? '', { score: 10 })];
  const both = await Promise.all([1, 2, 3].map(() => send(house, one, { surveyId, answers })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(both.flatMap(({ body }) => ('refusal' in body ? [body.refusal] : []))).toEqual([
    'survey_already_answered',
    'survey_already_answered',
  ]);
  const key = { 'idempotency-key': house.platform.newId() };
  for (const _again of [1, 2]) expect((await send(house, two, { surveyId, answers }, key)).status).toBe(200);
  expect((await send(house, two, { surveyId, answers })).body).toMatchObject({ refusal: 'survey_already_answered' });
  expect(await responses(house, author, surveyId)).toHaveLength(2);
  const stranger = await aPerson(house.platform);
  expect((await send(house, stranger, { surveyId, answers })).status).toBe(404);
  expect((await house.call(three, wire.getSurvey, { params: { surveyId }, query: {} })).body).toMatchObject({
    status: 'open',
    hasBegun: false,
  });
});

test('SUR-01 what is missing, unknown, too much or too long is refused at its question, and nothing is kept', async ({ house }) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const choice = aChoice(house.platform, ['Treino', 'Preço', 'Estoque'], { kind: 'several', most: 2 });
  const short = aQuestion(house.platform, { kind: 'short_text', isRequired: false });
  const { surveyId } = await survey(house, author, { questions: [choice, short] });
  const [first, second, third] = choice.options.map(({ id }) => id);
  const refused = async (answers: wire.SurveyAnswer[]) => (await send(house, seller, { surveyId, answers })).body;
  expect(await refused([])).toMatchObject({ fields: { [`answers.${choice.id}`]: 'answer_required' } });
  expect(await refused([said(choice.id, { optionIds: [house.platform.newId()] })])).toMatchObject({ refusal: 'answer_unfit' });
  expect(await refused([said(choice.id, { optionIds: [first, second, third].map(String) })])).toMatchObject({
    refusal: 'too_many_options',
  });
  expect(await refused([said(choice.id, { optionIds: [String(first)] }), said(short.id, { text: 'x'.repeat(257) })])).toMatchObject({
    fields: { [`answers.${short.id}`]: 'text_too_long' },
  });
  expect(await responses(house, author, surveyId)).toEqual([]);
});

test('SUR-01 publishing freezes the questions: who began goes on in that edition though it is taken back, and nobody else', async ({
  house,
}) => {
  const author = await staff(house);
  const [began, late, later] = await Promise.all([1, 2, 3].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
  if (!began || !late || !later) throw new Error('three people');
  const { surveyId, survey: made } = await survey(house, author);
  const [old] = made.questions;
  const fresh = aQuestion(house.platform, { kind: 'scale', text: { 'pt-BR': 'E o estoque?' } });
  expect((await house.call(began, wire.beginSurvey, { params: { surveyId }, body: { about: null } })).body).toMatchObject({
    hasBegun: true,
    edition: 1,
  });
  const { version, survey: form } = await detail(house, author, surveyId);
  expect((await move(house, author, wire.publishSurvey, surveyId)).body).toMatchObject({ refusal: 'nothing_new_to_publish' });
  await house.call(author, wire.saveSurvey, { params: { surveyId }, body: { version, survey: { ...form, questions: [fresh] } } });
  expect((await house.call(late, wire.getSurvey, { params: { surveyId }, query: {} })).body.questions.map(({ id }) => id)).toEqual([
    old?.id,
  ]);
  expect((await move(house, author, wire.publishSurvey, surveyId)).body).toMatchObject({ edition: 2, hasUnpublished: false });

  expect((await send(house, late, { surveyId, answers: [said(old?.id ?? '', { score: 3 })] })).body).toMatchObject({
    refusal: 'survey_edition_old',
  });
  expect((await send(house, late, { surveyId, edition: 2, answers: [said(fresh.id, { score: 3 })] })).status).toBe(200);
  expect((await move(house, author, wire.retireSurvey, surveyId)).body).toMatchObject({ state: 'retired' });
  expect((await send(house, later, { surveyId, edition: 2, answers: [said(fresh.id, { score: 3 })] })).body).toMatchObject({
    refusal: 'survey_closed',
  });
  expect((await house.call(later, wire.getSurvey, { params: { surveyId }, query: {} })).body).toMatchObject({
    status: 'closed',
    questions: [],
  });
  expect((await house.call(began, wire.getSurvey, { params: { surveyId }, query: {} })).body).toMatchObject({
    status: 'open',
    edition: 1,
  });
  expect((await send(house, began, { surveyId, answers: [said(old?.id ?? '', { score: 9 })] })).status).toBe(200);
  expect((await responses(house, author, surveyId, { edition: 1 })).map(({ answers }) => answers.map(({ said: told }) => told))).toEqual([
    ['9'],
  ]);
  expect((await responses(house, author, surveyId)).map(({ answers }) => answers.map(({ said: told }) => told))).toEqual([['3']]);
  expect((await move(house, author, wire.retireSurvey, surveyId)).body).toMatchObject({ refusal: 'survey_not_published' });
});

test('SUR-01 days of a survey are those of the client: before and after them it is not asked', async ({ house }) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const { surveyId, survey: made } = await survey(house, author, { opensOn: '2099-01-01' });
  const answers = [said(made.questions[0]?.id ?? '', { score: 9 })];
  expect((await house.call(seller, wire.listSurveys, {})).body.items).toEqual([]);
  expect((await send(house, seller, { surveyId, answers })).body).toMatchObject({ refusal: 'survey_closed' });
  const { version, survey: form } = await detail(house, author, surveyId);
  const save = (given: Partial<wire.SurveyForm>) =>
    house.call(author, wire.saveSurvey, { params: { surveyId }, body: { version, survey: { ...form, ...given } } });
  expect((await save({ closesOn: '2098-01-01' })).body).toMatchObject({ fields: { 'survey.closesOn': 'ends_before_begin' } });
  expect((await save({ opensOn: null, closesOn: '2020-01-01' })).status).toBe(200);
  expect((await send(house, seller, { surveyId, answers })).body).toMatchObject({ refusal: 'survey_closed' });
});

test('SUR-01 ADM-01 ERR-06 errors of a survey and of its questions are told at their fields, an older version is told, and each change stands in the trail', async ({
  house,
}) => {
  const author = await staff(house);
  expect((await house.call(author, wire.createSurvey, { body: { kind: 'survey', title: {} } })).body).toMatchObject({
    fields: { title: 'name_required' },
  });
  const { id: surveyId } = (await house.call(author, wire.createSurvey, { body: { kind: 'survey', title: { 'pt-BR': 'Clima' } } })).body;
  expect((await move(house, author, wire.publishSurvey, surveyId)).body).toMatchObject({ refusal: 'questions_required' });
  const { version, survey: form } = await detail(house, author, surveyId);
  const save = (given: Partial<wire.SurveyForm>, seen = version) =>
    house.call(author, wire.saveSurvey, { params: { surveyId }, body: { version: seen, survey: { ...form, ...given } } });
  const bad = [
    aQuestion(house.platform, { text: {} }),
    aChoice(house.platform, ['Só uma']),
    aChoice(house.platform, ['', 'b'], { kind: 'several', most: 3 }),
  ];
  expect((await save({ title: {}, ownerIds: [], questions: bad })).body).toMatchObject({
    fields: {
      'survey.title': 'name_required',
      'survey.questions.0.text': 'question_text_required',
      'survey.questions.1.options': 'options_required',
      'survey.questions.2.options.0.text': 'option_text_required',
      'survey.questions.2.most': 'most_too_big',
    },
  });
  expect((await save({ ownerIds: [] })).body).toMatchObject({ fields: { 'survey.ownerIds': 'owners_required' } });
  expect((await save({ ownerIds: [house.platform.newId()] })).body).toMatchObject({ fields: { 'survey.ownerIds': 'invalid_choice' } });
  expect((await save({ audience: { ...form.audience, groupIds: [house.platform.newId()] } })).body).toMatchObject({
    fields: { 'survey.audience.groupIds': 'invalid_choice' },
  });
  expect((await save({ questions: [aQuestion(house.platform)] })).body).toMatchObject({ hasUnpublished: true, can: { publish: true } });
  expect((await save({})).body).toMatchObject({ refusal: 'changed_meanwhile' });
  await move(house, author, wire.publishSurvey, surveyId);
  const published = await detail(house, author, surveyId);
  expect(
    (
      await house.call(author, wire.saveSurvey, {
        params: { surveyId },
        body: { version: published.version, survey: { ...published.survey, isUnnamed: true } },
      })
    ).body,
  ).toMatchObject({ fields: { 'survey.isUnnamed': 'survey_promise_fixed' } });
  await move(house, author, wire.retireSurvey, surveyId);
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'survey' } })).body;
  expect(items.map(({ what }) => what)).toEqual(['survey.retired', 'survey.published', 'survey.saved', 'survey.created']);
});

test('CLI-10 an owner reaches their surveys and no other, names another owner, and whoever is in charge of the client reaches all', async ({
  house,
}) => {
  const author = await staff(house);
  const stranger = await staff(house);
  const [owner, other] = await Promise.all([1, 2].map(() => aPerson(house.platform, { tenantId: author.tenantId, roles: ['instructor'] })));
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  if (!owner || !other) throw new Error('two people');
  const { id: surveyId } = (await house.call(owner, wire.createSurvey, { body: { kind: 'survey', title: { 'pt-BR': 'Minha turma' } } }))
    .body;
  const listed = async (by: BuiltPerson) => (await house.call(by, wire.listSurveysToManage, { query: {} })).body.items.map(({ id }) => id);
  const read = async (by: BuiltPerson) => (await house.call(by, wire.getSurveyToManage, { params: { surveyId } })).status;
  expect(await Promise.all([owner, other, author, stranger].map(listed))).toEqual([[surveyId], [], [surveyId], []]);
  expect(await Promise.all([owner, other, author, stranger, learner].map(read))).toEqual([200, 404, 200, 404, 404]);
  const results = (by: BuiltPerson) => house.call(by, wire.getSurveyResults, { params: { surveyId }, query: {} });
  expect([(await results(owner)).status, (await results(other)).status]).toEqual([200, 404]);
  const { version, survey: form } = await detail(house, owner, surveyId);
  const possible = (await house.call(owner, wire.listPossibleOwners, { query: {} })).body.items.map(({ id }) => id);
  expect(possible).toContain(other.memberId);
  expect(possible).not.toContain(learner.memberId);
  const hand = (to: string[], seen: number) =>
    house.call(owner, wire.saveSurvey, { params: { surveyId }, body: { version: seen, survey: { ...form, ownerIds: to } } });
  expect((await hand([learner.memberId], version)).body).toMatchObject({ fields: { 'survey.ownerIds': 'invalid_choice' } });
  expect((await hand([owner.memberId, other.memberId], version)).status).toBe(200);
  expect(await Promise.all([owner, other].map(listed))).toEqual([[surveyId], [surveyId]]);
});
