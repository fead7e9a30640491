import { answerSurvey, beginSurvey, getSurvey, listSurveys, type SurveyPage } from '@vitrine/contract/surveys';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, comeBack, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const question = (text: string): SurveyPage['questions'][number] => ({
  id: id(81),
  kind: 'scale',
  text,
  isRequired: true,
  options: [],
  most: null,
  low: '',
  high: '',
});
const page = (changes: Partial<SurveyPage> = {}): SurveyPage => ({
  id: id(80),
  kind: 'survey',
  title: 'Como está sua loja?',
  introduction: '',
  closesOn: null,
  isMandatory: false,
  isUnnamed: true,
  status: 'open',
  about: null,
  edition: 1,
  hasBegun: false,
  questions: [question('Que nota dá?')],
  ...changes,
});
const at = `/home/surveys/${id(80)}`;
const shown = (given: Partial<SurveyPage> = {}) => [
  answers(getSurvey, () => page(given)),
  answers(beginSurvey, () => page({ ...given, hasBegun: true })),
];

test('SUR-01 what was answered stays where the network is lost, and is sent once it is back', async () => {
  const sent: unknown[] = [];
  let isLost = true;
  network(
    ...shown(),
    answers(answerSurvey, ({ body }) => {
      if (isLost) throw new TypeError('Failed to fetch');
      sent.push(body);
      return {};
    }),
  );
  await enter(at);
  await userEvent.click(await screen.findByRole('radio', { name: '4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respostas' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão agora');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respostas' }));
  expect(await screen.findByRole('heading', { name: 'Respostas enviadas' })).toBeTruthy();
  expect(sent).toEqual([{ edition: 1, about: null, answers: [{ questionId: id(81), optionIds: [], score: 4, text: '' }] }]);
});

test('SUR-01 whoever did not begin before the questions changed is shown the new ones, and one that is over says so', async () => {
  let edition = 1;
  network(
    answers(getSurvey, () => page({ edition, questions: [question(edition === 1 ? 'Que nota dá?' : 'E o estoque?')] })),
    answers(beginSurvey, () => ({ refusal: 'survey_closed', requestId: 'r' }), 409),
    answers(answerSurvey, () => ({ refusal: 'survey_edition_old', requestId: 'r' }), 409),
  );
  await enter(at);
  await userEvent.click(await screen.findByRole('radio', { name: '4' }));
  edition = 2;
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respostas' }));
  expect(await screen.findByRole('heading', { name: 'E o estoque?' })).toBeTruthy();
  network(answers(getSurvey, () => page({ status: 'closed', questions: [] })));
  await comeBack(at);
  expect(await screen.findByRole('heading', { name: 'Esta pesquisa terminou' })).toBeTruthy();
});

test('SUR-01 the list shows what is asked, the mandatory one as such, and what was answered', async () => {
  const card = { id: id(80), title: 'Clima', introduction: '', questions: 3, closesOn: null, isMandatory: true, isUnnamed: false };
  network(
    answers(listSurveys, () => ({
      items: [
        { ...card, status: 'open' },
        { ...card, id: id(83), title: 'Antiga', isMandatory: false, status: 'answered' },
      ],
    })),
  );
  await enter('/surveys');
  expect((await screen.findByRole('link', { name: /Clima/ })).textContent).toContain('Obrigatória');
  expect(screen.getByRole('region', { name: 'Respondidas' }).textContent).toContain('Antiga');
});
