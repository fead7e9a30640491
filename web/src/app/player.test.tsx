import { saveAnswer } from '@vitrine/contract/assessment';
import { finishAttempt, getCourse, listCourses, openActivity, reportLearning, startAttempt } from '@vitrine/contract/learning';
import { addFavourite } from '@vitrine/contract/marks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { attempt, card, course, id, player } from './testing/facts.ts';

withNetwork();

const kept = answers(reportLearning, ({ body }) => ({
  kept: (body as { events: { event_id: string }[] }).events.map(({ event_id: event }) => event),
  refused: [],
  activities: [],
  courses: [],
}));

test('CRS-01 the catalog is searched and filtered by the server, and the address says how', async () => {
  const asked: string[] = [];
  network(
    answers(listCourses, ({ query }) => {
      asked.push(query.toString());
      return { items: query.get('search') === 'nada' ? [] : [card()], next: null };
    }),
  );
  await enter('/online-courses');
  expect(await screen.findByRole('link', { name: 'Inverse: três motivos' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Favoritos' }));
  await waitFor(() => expect(asked.at(-1)).toContain('favorite=favorite'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar curso' }), 'nada');
  expect(await screen.findByText('Nenhum curso assim')).toBeTruthy();
  expect(window.location.search).toContain('search=nada');
});

test('CRS-01 a favourite that the server refuses goes back, with a word', async () => {
  network(answers(addFavourite, () => ({ refusal: 'unexpected', requestId: 'r' }), 500));
  await enter('/online-courses');
  const heart = await screen.findByRole('button', { name: 'Favoritar Inverse: três motivos' });
  await userEvent.click(heart);
  expect(await screen.findByText('Ocorreu um erro inesperado. Tente novamente.')).toBeTruthy();
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
});

test('CRS-01 a heart that is pressed while a search is on its way does not lose the list that was asked for', async () => {
  let isFavourite = false;
  let searches = 0;
  network(
    answers(addFavourite, () => {
      isFavourite = true;
      return { isFavourite };
    }),
    {
      ...answers(listCourses, () => ({ items: [], next: null })),
      give: async ({ query }: { query: URLSearchParams }) => {
        if (query.has('search') && ++searches === 1) await new Promise<void>(() => undefined);
        return Response.json({ items: [{ ...card(), isFavourite }], next: null });
      },
    },
  );
  await enter('/online-courses');
  await screen.findByRole('link', { name: 'Inverse: três motivos' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar curso' }), 'Inverse');
  await waitFor(() => expect(searches).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Favoritar Inverse: três motivos' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Favoritar Inverse: três motivos' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(searches).toBe(2);
});

test('TST-07 answers are called saved only after the server said so, and TST-08 the way out asks to finish', async () => {
  let release: (() => void) | undefined;
  const given: unknown[] = [];
  network(
    kept,
    answers(openActivity, () => player()),
    answers(startAttempt, () => attempt()),
    {
      ...answers(saveAnswer, () => ({ revision: 1, timeLeftSeconds: 1_190 })),
      give: async ({ body }: { body: unknown }) => {
        given.push(body);
        await new Promise<void>((free) => {
          release = free;
        });
        return Response.json({ revision: 1, timeLeftSeconds: 1_190 });
      },
    },
  );
  await enter(`/courses/${id(10)}/activities/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Começar a prova' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Resposta 11' }));
  expect(await screen.findByText('Salvando resposta')).toBeTruthy();
  await waitFor(() => expect(given).toMatchObject([{ options: [id(53)], revision: 1 }]));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  release?.();
  expect(await screen.findByText('Resposta salva')).toBeTruthy();

  await userEvent.click(screen.getByRole('link', { name: 'Sair da prova' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Por favor, finalize a prova')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar a prova' }));
  expect(screen.getByText('Questão 1 de 2')).toBeTruthy();
});

const passed = {
  score: 100,
  isPassed: true,
  rightAnswers: 1,
  questions: 1,
  bestScore: null,
  attemptsLeft: 1,
  isAwaited: false,
  state: 'approved' as const,
  kind: 'conventional_test' as const,
  secondsTaken: 65,
  review: null,
  topicsToRepeat: [],
};

test('the end of a course tells what was reached: the score, the certificate, and the training points that it was worth', async () => {
  network(
    kept,
    answers(openActivity, () => player()),
    answers(getCourse, () => course({ state: 'approved', trainingPoints: 1_200, certificateId: id(77) })),
    answers(startAttempt, () => attempt({ questions: attempt().questions.slice(0, 1) })),
    answers(finishAttempt, () => ({
      attempt: attempt({ state: 'finished', result: passed }),
      courseState: 'approved',
      courseProgress: 100,
    })),
  );
  await enter(`/courses/${id(10)}/activities/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Começar a prova' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByRole('heading', { name: 'Curso concluído' })).toBeTruthy();
  expect(await screen.findByText('+1.200 pontos de treinamento')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver certificado' }).getAttribute('href')).toBe('/certificates');
});

test('TST-09 a test that was not passed tells topics, and no right answer', async () => {
  const result = {
    score: 0,
    isPassed: false,
    rightAnswers: 0,
    questions: 2,
    bestScore: 0,
    attemptsLeft: 1,
    isAwaited: false,
    state: 'reproved' as const,
    kind: 'conventional_test' as const,
    secondsTaken: 65,
    review: null,
    topicsToRepeat: ['Gaveta'],
  };
  network(
    kept,
    answers(openActivity, () => player()),
    answers(startAttempt, () => attempt({ questions: attempt().questions.slice(0, 1) })),
    answers(finishAttempt, () => ({ attempt: attempt({ state: 'finished', result }), courseState: 'in_progress', courseProgress: 0 })),
  );
  await enter(`/courses/${id(10)}/activities/1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Começar a prova' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('1 questão ficou sem resposta e conta como errada.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByText('Gaveta')).toBeTruthy();
  expect(screen.queryByText(/Resposta certa/)).toBeNull();
});
