import * as wire from '@vitrine/contract/assessment';
import { questionKinds } from '@vitrine/domain/assessment';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { aQuestion, aTaker, save, secretQuestions, start, view } from '../testing.ts';

const formOf = ({ id: _, ...question }: wire.QuestionDraft, more: Partial<wire.BankQuestionForm> = {}): wire.BankQuestionForm => ({
  ...question,
  subjectId: null,
  tags: [],
  ...more,
});
const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const add = async (house: House, author: BuiltPerson, form: wire.BankQuestionForm) =>
  (await house.call(author, wire.createBankQuestion, { body: form })).body.id;

test('TST-09 no right answer of any kind leaves with a running attempt; the names of its parts tell nothing, and answers come back as given', async ({
  house,
}) => {
  const questions = secretQuestions();
  const taker = await aTaker(house, { questions });
  const attempt = await start(house, taker);
  const { body } = await view(house, taker.person, attempt.id);
  expect(body.questions).toHaveLength(questionKinds.length);
  const told = JSON.stringify(body);
  expect(told).not.toMatch(/isRight|segredo|424242|tolerance/);
  expect(JSON.stringify(questions), 'control: the same walk finds them where they stand').toMatch(/isRight.*segredo.*424242/);
  const hidden = questions
    .filter(({ kind }) => kind === 'matching' || kind === 'ordering')
    .flatMap(({ options }) => options.flatMap(({ id, pair }) => [id, pair?.id ?? id]));
  for (const id of hidden) expect(told).not.toContain(id);

  const order = body.questions.find(({ kind }) => kind === 'ordering');
  const shown = (order?.options ?? []).map(({ id }) => id).toReversed();
  await save(house, taker.person, { attemptId: attempt.id, questionId: order?.id ?? '', options: shown });
  const match = body.questions.find(({ kind }) => kind === 'matching');
  const entries = Object.fromEntries((match?.options ?? []).map(({ id }, place) => [id, match?.pairs[place]?.id ?? '']));
  const put = (what: object) =>
    house.call(taker.person, wire.saveAnswer, {
      params: { attemptId: attempt.id, questionId: match?.id ?? '' },
      body: { device: 'phone-0001', revision: 1, ...what },
    });
  expect((await put({ entries: { [match?.options[0]?.id ?? '']: house.platform.newId() } })).body.refusal).toBe('option_unknown');
  expect((await put({ entries })).status).toBe(200);
  const again = (await view(house, taker.person, attempt.id)).body;
  expect(again.questions.find(({ id }) => id === order?.id)?.answer?.options).toEqual(shown);
  expect(again.questions.find(({ id }) => id === match?.id)?.answer?.entries).toEqual(entries);
});

test('ADM-01 a question that asks for a number no more keeps none, though only its kind and its options were sent', async ({ house }) => {
  const author = await anAuthor(house);
  const numeric = formOf(aQuestion({ kind: 'numeric', options: [], number: { value: 4, tolerance: 1 } }));
  const questionId = await add(house, author, numeric);
  const { options } = formOf(aQuestion());
  const saved = await house.call(author, wire.saveBankQuestion, {
    params: { questionId },
    body: { version: 1, question: { kind: 'single', options }, was: { kind: 'numeric', options: [] } },
  });
  expect([saved.status, saved.body.question]).toMatchObject([200, { kind: 'single', prompt: numeric.prompt }]);
  expect(saved.body.question).not.toHaveProperty('number');
});

test('ADM-01 a question of the bank has versions: the older one is kept, and whoever saves an old one is told', async ({ house }) => {
  const author = await anAuthor(house);
  const question = aQuestion();
  const questionId = await add(house, author, formOf(question, { tags: ['Inverse'] }));
  const write = (version: number, prompt: string) =>
    house.call(author, wire.saveBankQuestion, {
      params: { questionId },
      body: { version, question: formOf(question, { prompt: { 'pt-BR': prompt } }) },
    });
  const saved = await Promise.all([write(1, 'Nova?'), write(1, 'Outra?')]);
  expect(saved.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(saved.find(({ status }) => status === 409)?.body).toMatchObject({ refusal: 'changed_meanwhile' });
  const { body } = await house.call(author, wire.getBankVersion, { params: { questionId, number: 1 } });
  expect(body.question.prompt).toEqual(question.prompt);
  const bad = await house.call(author, wire.createBankQuestion, { body: formOf({ ...question, options: [] }) });
  expect([bad.body.refusal, bad.body.fields]).toEqual(['question_incomplete', { options: 'right_option_missing' }]);
  await house.call(author, wire.setBankQuestionActive, { params: { questionId }, body: { isActive: false } });
  expect((await house.call(author, wire.listBankQuestions, { query: { isActive: 'true' } })).body.items).toEqual([]);
});

test('ADM-01 TST-01 a test draws from its pool what the bank held when it was frozen, and the bank tells who answers right', async ({
  house,
}) => {
  const author = await anAuthor(house);
  const [one, other] = [aQuestion(), aQuestion({ kind: 'multiple' })];
  for (const question of [one, other]) await add(house, author, formOf(question, { tags: ['frio'] }));
  const list = (query: object) => house.call(author, wire.listBankQuestions, { query });
  expect((await list({ search: 'PERGUNTA', kind: 'multiple', tag: 'frio' })).body.items).toHaveLength(1);
  expect((await list({ isUnused: 'true' })).body.items).toHaveLength(2);
  expect((await list({ tag: 'quente' })).body.items).toEqual([]);
  const file = await house.call(author, wire.exportQuestionFile, { query: { as: 'gift' } });
  expect(String(file.body)).toContain('=Primeira');
});
