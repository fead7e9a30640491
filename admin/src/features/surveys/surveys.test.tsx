import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getSurveyResults,
  getSurveyToManage,
  listPossibleOwners,
  listResponses,
  saveSurvey,
  type SurveyDetail,
  type SurveyResults,
} from '@vitrine/contract/surveys';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const surveyId = anId(70);
const option = (number: number, text: string) => ({ id: anId(number), text: { 'pt-BR': text } });
const detail = (part: Partial<SurveyDetail> = {}): SurveyDetail => ({
  id: surveyId,
  version: 1,
  kind: 'survey',
  state: 'draft',
  survey: {
    title: { 'pt-BR': 'Clima' },
    introduction: {},
    isUnnamed: false,
    isMandatory: false,
    opensOn: null,
    closesOn: null,
    position: 0,
    audience: { groupIds: [], areaIds: [], tagIds: [] },
    allTrainings: false,
    trainings: [],
    ownerIds: [anId(75)],
    questions: [
      {
        id: anId(71),
        kind: 'one_choice',
        text: { 'pt-BR': 'Quando vende mais?' },
        isRequired: true,
        options: [option(72, 'De manhã'), option(73, '')],
        most: null,
        low: {},
        high: {},
      },
    ],
  },
  edition: 0,
  hasUnpublished: true,
  responses: 0,
  owners: [{ id: anId(75), name: 'Renata' }],
  trainings: [],
  can: { save: true, publish: true, retire: false, setUnnamed: true },
  ...part,
});
const lists = () => {
  answers(listPossibleOwners, () => ({ items: [{ id: anId(75), name: 'Renata' }] }));
};

test('SUR-01 what a question lacks is told at its field, what was typed stays, and the next save goes through', async () => {
  lists();
  answers(getSurveyToManage, () => detail());
  await openConsoleAt(`/surveys/${surveyId}`);
  await userEvent.click(await screen.findByRole('button', { name: /Quando vende mais/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Opção 1' }), ' cedo');
  answers(saveSurvey, () => refused('option_text_required', { 'survey.questions.0.options.1.text': 'option_text_required' }, 422));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Escreva a opção.')).toBeTruthy();
  const saved = answers(saveSurvey, ({ body }) =>
    detail({ version: 2, survey: over(detail().survey, saveSurvey.body.parse(body).survey) }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Opção 2' }), 'À tarde');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  expect(saved).toHaveLength(1);
});

const results = (part: Partial<SurveyResults> = {}): SurveyResults => ({
  title: 'Clima',
  isUnnamed: false,
  edition: 1,
  editions: [{ number: 1, publishedAt: '2026-11-20T12:00:00.000Z', responses: 2 }],
  trainings: [],
  responses: 2,
  asked: 4,
  isHeldBack: false,
  questions: [
    {
      id: anId(71),
      kind: 'scale',
      text: 'Que nota dá?',
      answered: 2,
      bars: [1, 2, 3, 4, 5].map((score) => ({ value: String(score), label: String(score), count: score === 4 ? 2 : 0 })),
      mean: 4,
      nps: null,
      texts: [],
    },
  ],
  ...part,
});

test('ADM-08 a bar is a way to its rows; of too few answers without names nothing is shown', async () => {
  const asked: unknown[] = [];
  answers(getSurveyResults, () => results());
  answers(listResponses, ({ query }) => {
    asked.push(query.get('value'));
    return { items: [], next: null };
  });
  await openConsoleAt(`/surveys/${surveyId}/results`);
  const plot = within(await screen.findByRole('region', { name: '1. Que nota dá?' }));
  expect(plot.getByText('média').textContent).toBe('4,0 média');
  await userEvent.click(plot.getByRole('link', { name: '4: 2. Ver as respostas' }));
  expect(await screen.findByRole('link', { name: 'Ver todas' })).toBeTruthy();
  expect(asked).toEqual([null, '4']);

  answers(getSurveyResults, () => results({ isUnnamed: true, isHeldBack: true, questions: [] }));
  await openConsoleAt(`/surveys/${surveyId}/results`);
  expect(await screen.findByText('Ainda são poucas respostas')).toBeTruthy();
});
