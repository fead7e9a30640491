import * as wire from '@vitrine/contract/surveys';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aChoice, answerSurvey, aQuestion, aSurvey, noTrainings } from './testing.ts';

/** A survey of three questions that so many people answered, each by their place. */
async function answered(house: House, count: number, given: { isUnnamed?: boolean } = {}) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const parts = { ...house.platform, ...noTrainings };
  const nps = aQuestion(house.platform);
  const choice = aChoice(house.platform, ['Treino', 'Preço'], { isRequired: false });
  const open = aQuestion(house.platform, { kind: 'long_text', isRequired: false, text: { 'pt-BR': 'Conte mais' } });
  const { surveyId } = await aSurvey(parts, author.actor, { questions: [nps, choice, open], ...given });
  const people: BuiltPerson[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = await aPerson(house.platform, { tenantId: author.tenantId, fullName: `Pessoa ${at}` });
    people.push(person);
    await answerSurvey(parts, person.actor, {
      surveyId,
      about: null,
      edition: 1,
      answers: [
        { questionId: nps.id, optionIds: [], score: at === 0 ? 2 : 10, text: '' },
        { questionId: choice.id, optionIds: [choice.options[at % 2]?.id ?? ''], score: null, text: '' },
        ...(at === 0 ? [{ questionId: open.id, optionIds: [], score: null, text: '=Falta estoque' }] : []),
      ],
    });
  }
  return { author, surveyId, nps, choice, open, people };
}

const results = async (house: House, by: BuiltPerson, surveyId: string) =>
  (await house.call(by, wire.getSurveyResults, { params: { surveyId }, query: {} })).body;
const rows = async (house: House, by: BuiltPerson, surveyId: string, query = {}) =>
  (await house.call(by, wire.listResponses, { params: { surveyId }, query })).body;

test('ADM-08 results are counted question by question, a bar leads to its rows, and rows leave as an export with a column a question', async ({
  house,
}) => {
  const { author, surveyId, nps, choice } = await answered(house, 4);
  const told = await results(house, author, surveyId);
  expect(told).toMatchObject({
    responses: 4,
    asked: 5,
    isHeldBack: false,
    edition: 1,
    editions: [{ number: 1, responses: 4 }],
    trainings: [],
  });
  expect(told.questions.map(({ answered: count, mean, nps: score, texts }) => [count, mean, score, texts])).toEqual([
    [4, 8, 50, []],
    [4, null, null, []],
    [1, null, null, ['=Falta estoque']],
  ]);
  expect(told.questions[0]?.bars.filter(({ count }) => count > 0)).toEqual([
    { value: '2', label: '2', count: 1 },
    { value: '10', label: '10', count: 3 },
  ]);
  expect(told.questions[1]?.bars.map(({ label, count }) => [label, count])).toEqual([
    ['Treino', 2],
    ['Preço', 2],
  ]);
  const names = async (query: object) => (await rows(house, author, surveyId, query)).items.map(({ name }) => name ?? '').toSorted();
  expect(await names({ questionId: nps.id, value: '2' })).toEqual(['Pessoa 0']);
  expect(await names({ questionId: choice.id, value: choice.options[1]?.id })).toEqual(['Pessoa 1', 'Pessoa 3']);
  expect(await names({ questionId: choice.id, value: 'x' })).toEqual([]);
  expect(await names({ search: 'pessoa 2' })).toEqual(['Pessoa 2']);
  const first = await rows(house, author, surveyId, { limit: 3 });
  const behind = await rows(house, author, surveyId, { limit: 3, after: first.next });
  expect(new Set([...first.items, ...behind.items].map(({ id }) => id)).size).toBe(4);
  const sheet = String((await house.call(author, wire.exportResponses, { params: { surveyId }, query: {} })).body);
  const [head = '', ...lines] = sheet.trim().split('\r\n');
  expect(head).toContain('Nome;Dia;Treinamento;1. Você indicaria a loja a um colega?;2. O que pesou?;3. Conte mais');
  expect(lines).toHaveLength(4);
  expect(sheet).toContain("'=Falta estoque");
  expect(sheet).toContain('Treino');
  const book = await house.call(author, wire.exportResponses, { params: { surveyId }, query: { format: 'xlsx' } });
  expect(book.status).toBe(200);
});

test('ADM-08 a survey without names keeps the member out of its answers, and shows nothing before five answered', async ({ house }) => {
  const few = await answered(house, 4, { isUnnamed: true });
  expect(await results(house, few.author, few.surveyId)).toMatchObject({ responses: 4, isHeldBack: true, questions: [] });
  expect((await rows(house, few.author, few.surveyId)).items).toEqual([]);
  const enough = await answered(house, 5, { isUnnamed: true });
  expect(await results(house, enough.author, enough.surveyId)).toMatchObject({ isHeldBack: false });
  const { items } = await rows(house, enough.author, enough.surveyId);
  expect(items.map(({ name }) => name)).toEqual([null, null, null, null, null]);
  const kept = await house.db.write().selectFrom('surveys.response').selectAll().where('tenant_id', '=', enough.author.tenantId).execute();
  expect(kept.every(({ id, member_id }) => member_id === null && id[14] === '4')).toBe(true);
  const [person] = enough.people;
  if (!person) throw new Error('somebody');
  expect((await house.call(person, wire.getSurvey, { params: { surveyId: enough.surveyId }, query: {} })).body.status).toBe('answered');
});
