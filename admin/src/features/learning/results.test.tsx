import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMemberResult,
  gradeAnswer,
  listAnswersToGrade,
  listBlocked,
  listGroupGradebook,
  listResultGroups,
  listResults,
  unblock,
  type GroupGradebookRow,
  type MemberResult,
} from '@vitrine/contract/learning';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const instructor = ['results.read', 'results.grade'] as const;
const groups = () => answers(listResultGroups, () => ({ items: [{ id: anId(5), name: 'Time Sul' }] }));
const row = {
  id: anId(20),
  fullName: 'Ana Prado',
  state: 'approved' as const,
  attempts: 2,
  bestScore: 90,
  lastAt: '2026-11-20T12:00:00.000Z',
  courseState: 'approved' as const,
};
const result: MemberResult = {
  id: anId(20),
  fullName: 'Ana Prado',
  title: 'Prova final',
  course: 'Inverse',
  state: 'approved',
  courseState: 'approved',
  enrolmentId: anId(21),
  run: 1,
  attempts: [
    {
      id: anId(22),
      number: 1,
      round: 1,
      state: 'finished',
      startedAt: '2026-11-20T11:00:00.000Z',
      finishedAt: '2026-11-20T12:00:00.000Z',
      score: 90,
      isPassed: true,
      answers: [
        {
          questionId: anId(23),
          topic: 'Gaveta',
          prompt: 'Onde fica o freezer?',
          isRight: false,
          part: 0,
          given: ['Em cima'],
          right: ['Embaixo'],
          explanation: '',
          feedback: [],
        },
      ],
    },
  ],
  can: { unblock: false, grade: true },
};

test('ADM-06 an instructor who may not read people narrows results by group, and reads each answer beside the list', async () => {
  groups();
  const asked = answers(listResults, () => ({ items: [row], next: null }));
  answers(getMemberResult, () => result);
  await openConsoleAt(`/tests/${anId(30)}`, { can: instructor });
  await screen.findByRole('option', { name: 'Time Sul' });
  await userEvent.selectOptions(screen.getByLabelText('Grupo'), 'Time Sul');
  await waitFor(() => expect(asked.at(-1)?.query.get('group')).toBe(anId(5)));
  await userEvent.click(await screen.findByRole('link', { name: /Ana Prado/ }));
  expect(await screen.findByText('Onde fica o freezer?')).toBeTruthy();
  expect(screen.getByText('0% · Em cima')).toBeTruthy();
  expect(screen.getByText('Certo: Embaixo')).toBeTruthy();
});

const people: GroupGradebookRow[] = [
  {
    id: anId(20),
    fullName: 'Ana Prado',
    finished: 1,
    courses: [
      { state: 'approved', progress: 100, grade: 90 },
      { state: 'in_progress', progress: 40, grade: null },
    ],
  },
  { id: anId(24), fullName: 'Bia Reis', finished: 0, courses: [null, null] },
];

test('ADM-06 the gradebook of a group asks for the group first; each course leads to its own gradebook of the same group', async () => {
  groups();
  answers(listGroupGradebook, () => ({
    group: 'Time Sul',
    courses: [
      { id: anId(40), title: 'Inverse' },
      { id: anId(41), title: 'Lavagem' },
    ],
    items: people,
    next: null,
  }));
  await openConsoleAt('/gradebook', { can: instructor });
  expect(await screen.findByText('Qual grupo?')).toBeTruthy();
  await screen.findByRole('option', { name: 'Time Sul' });
  await userEvent.selectOptions(screen.getByLabelText('Grupo'), 'Time Sul');
  const ana = await screen.findByRole('row', { name: /Ana Prado/ });
  expect(
    within(ana)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['90%', '(40%)', '1']);
  expect(
    within(screen.getByRole('row', { name: /Bia Reis/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '–', '0']);
  expect(screen.getByRole('link', { name: 'Inverse' }).getAttribute('href')).toBe(`/console/gradebook/${anId(40)}?group=${anId(5)}`);
});

const aBlockedPerson = {
  id: anId(21),
  memberId: anId(20),
  fullName: 'Ana Prado',
  courseId: anId(40),
  course: 'Inverse',
  activityId: anId(30),
  test: 'Prova final',
  isWhole: false,
  bestScore: 50,
  minimumScore: 70,
};

test('TST-04 whoever lets a blocked person go on says why; what the server refuses is told, and the reason stays', async () => {
  answers(listBlocked, () => ({ items: [aBlockedPerson], next: null }));
  answers(unblock, () => refused('not_blocked'));
  await openConsoleAt('/blocked');
  expect(await screen.findByText('50% / 70%')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /Ana Prado/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Liberar Ana Prado?' });
  await userEvent.type(within(dialog).getByLabelText(/Motivo/), 'Estudou de novo');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Liberar' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(within(dialog).getByDisplayValue('Estudou de novo')).toBeTruthy();
});

test('TST-04 a search that comes back under an open dialog takes nothing out of the hand that writes the reason', async () => {
  let searched = 0;
  answers(listBlocked, ({ query }) => {
    if (query.get('search') !== null) searched += 1;
    return { items: query.get('search') === null ? [aBlockedPerson] : [], next: null }; // another person’s name
  });
  await openConsoleAt('/blocked');
  await screen.findByText('50% / 70%');
  await userEvent.type(screen.getByLabelText('Buscar pessoa'), 'B');
  await userEvent.click(screen.getByRole('link', { name: /Ana Prado/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Liberar Ana Prado?' });
  await userEvent.type(within(dialog).getByLabelText(/Motivo/), 'Estudou de novo');
  await waitFor(() => expect(searched).toBeGreaterThan(0));
  expect(await screen.findByDisplayValue('Estudou de novo')).toBeTruthy();
});

test('ADM-06 an answer in free text is graded from the queue; with the last one nothing is left', async () => {
  let isLeft = true;
  answers(listAnswersToGrade, () => ({
    items: isLeft
      ? [
          {
            id: `${anId(50)} ${anId(51)}`,
            attemptId: anId(50),
            questionId: anId(51),
            fullName: 'Ana Prado',
            title: 'Prova final',
            course: 'Inverse',
            prompt: 'Como você mostra a etiqueta?',
            answer: 'Faço a conta com o cliente.',
            explanation: '',
            handedInAt: '2026-11-20T12:00:00.000Z',
          },
        ]
      : [],
    next: null,
  }));
  const graded = answers(gradeAnswer, () => {
    isLeft = false;
    return { isGraded: true, score: 80 };
  });
  await openConsoleAt('/answers-to-grade', { can: instructor });
  expect(await screen.findByText('Faço a conta com o cliente.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Nota, em %/), '80');
  await userEvent.click(screen.getByRole('button', { name: 'Dar a nota' }));
  await waitFor(() => expect(graded[0]?.body.percent).toBe(80));
  expect(await screen.findByText('Nada para corrigir')).toBeTruthy();
});
