import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBankQuestion,
  getBankQuestion,
  listBankQuestions,
  listSubjects,
  saveBankQuestion,
  type BankQuestion,
  type BankRow,
} from '@vitrine/contract/assessment';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const row: BankRow = {
  id: anId(300),
  prompt: 'Onde fica o freezer da Inverse?',
  kind: 'single',
  subject: 'Geladeiras',
  tags: ['Inverse'],
  rightPercent: 62,
  answers: 50,
  tests: 2,
  versionNumber: 3,
  isActive: true,
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const asBank = () => {
  answers(listSubjects, () => ({
    items: [{ id: anId(301), name: 'Geladeiras', questions: 12 }],
    tags: [{ tag: 'Inverse', questions: 3 }],
    questions: 12,
  }));
  return answers(listBankQuestions, () => ({ items: [row], next: null }));
};

const opened: BankQuestion = {
  id: anId(300),
  version: 3,
  question: {
    kind: 'single',
    topic: {},
    prompt: { 'pt-BR': row.prompt },
    explanation: {},
    options: [
      { id: anId(302), text: { 'pt-BR': 'Embaixo' }, isRight: true },
      { id: anId(303), text: { 'pt-BR': 'Em cima' }, isRight: false },
    ],
    subjectId: anId(301),
    tags: ['Inverse'],
  },
  isActive: true,
  chosen: { [anId(302)]: 31, [anId(303)]: 19 },
  answers: 50,
  rightPercent: 62,
  tests: [{ testId: anId(304), title: 'Prova da Inverse', courseId: anId(305), isDrawn: true }],
  versions: [{ number: 3, at: '2026-11-20T12:00:00.000Z', by: 'Lúcia Bittencourt' }],
  can: { save: true },
};

test('ADM-01 the bank is narrowed by the server; a question says how many answer right, and in which tests it stands', async () => {
  const asked = asBank();
  answers(getBankQuestion, () => opened);
  await openConsoleAt('/questions');
  expect(await screen.findByText('62%')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Assunto'), 'Geladeiras · 12');
  await waitFor(() => expect(asked.at(-1)?.query.get('subjectId')).toBe(anId(301)));
  await userEvent.click(screen.getByRole('link', { name: /Onde fica o freezer/ }));
  expect(await screen.findByDisplayValue('Embaixo')).toBeTruthy();
  expect(screen.getByText(/Prova da Inverse/)).toBeTruthy();
});

test('ADM-01 a new question that lacks something is told where, and what was typed stays', async () => {
  asBank();
  answers(createBankQuestion, () => refused('question_incomplete', { options: 'right_option_missing' }, 422));
  await openConsoleAt('/questions?open=new');
  const prompt = (await screen.findAllByRole('textbox')).find((box) => box.tagName === 'TEXTAREA' || box.getAttribute('name') !== null);
  if (!prompt) throw new Error('the new question has no field');
  await userEvent.type(prompt, 'Qual cabe?');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar questão' }));
  expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true);
  expect(screen.getByDisplayValue('Qual cabe?')).toBeTruthy();
  expect(within(document.body).getByText(row.prompt)).toBeTruthy();
});

test('ADM-01 a question of the bank that is saved sends what was changed of it, and what stood there', async () => {
  asBank();
  answers(getBankQuestion, () => opened);
  const saved = answers(saveBankQuestion, () => ({ ...opened, version: 4 }));
  await openConsoleAt(`/questions?open=${row.id}`);
  await userEvent.type(await screen.findByDisplayValue(row.prompt), ' Diga.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova versão' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toEqual({
    version: 3,
    question: { prompt: { 'pt-BR': `${row.prompt} Diga.` } },
    was: { prompt: { 'pt-BR': row.prompt } },
  });
});
