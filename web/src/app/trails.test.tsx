import { getMe } from '@vitrine/contract/identity';
import { enrolInTrail, getCourse, getTrail, listTrails, openTrailCourse, type TrailPage, type TrailStep } from '@vitrine/contract/learning';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { course, id, me } from './testing/facts.ts';

withNetwork();

const step = (changes: Partial<TrailStep> = {}): TrailStep => ({
  position: 1,
  kind: 'course',
  subjectId: id(10),
  title: 'O que o cliente pergunta',
  scene: 'fridge',
  image: null,
  workloadMinutes: 12,
  activities: 2,
  isRequired: true,
  state: 'not_started',
  progress: 0,
  grade: null,
  finishedOn: null,
  isLocked: false,
  next: null,
  ...changes,
});
const trail = (changes: Partial<TrailPage> = {}): TrailPage => ({
  id: id(60),
  title: 'Especialista em geladeiras',
  summary: 'Do contato à venda',
  scene: 'fridge',
  image: null,
  category: null,
  workloadMinutes: 24,
  steps: 2,
  stepsDone: 0,
  state: 'enrolled',
  progress: 0,
  isFavourite: false,
  isNew: false,
  dueOn: null,
  description: '',
  tags: [],
  isSequential: true,
  items: [step(), step({ position: 2, subjectId: id(11), title: 'Inverse', isLocked: true })],
  nextPosition: 1,
  prerequisite: null,
  grade: null,
  certificateId: null,
  can: { enrol: false, open: true },
  ...changes,
});
const withTrails = answers(getMe, () => ({ ...me(), client: { ...me().client, has_trails: true } }));
const at = `/trails/${id(60)}`;
const seen = (name: string | RegExp) => screen.findAllByRole('button', { name }).then(([first]) => first ?? document.body);

test('TRL-01 the steps say what is done, what is next and what waits; a refused step is told', async () => {
  network(
    withTrails,
    answers(getTrail, () => trail()),
    answers(openTrailCourse, () => ({ refusal: 'step_locked', requestId: 'r' }), 409),
  );
  await enter(at);
  expect(await screen.findByText('Libera depois das etapas anteriores')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Inverse' })).toBeNull(); // locked: no way in
  await userEvent.click(await seen('Começar a etapa 1'));
  expect((await screen.findAllByText('Conclua antes as etapas anteriores da trilha.')).length).toBeGreaterThan(0);
});

test('TRL-01 a step that was opened leads on also where its page was drawn anew before the answer came', async () => {
  const held = Promise.withResolvers<void>();
  const opening = answers(openTrailCourse, () => ({ courseId: id(10), next: 2 }));
  network(
    withTrails,
    answers(listTrails, () => ({ items: [], next: null })),
    answers(getTrail, () => trail()),
    answers(getCourse, () => course({ next: { hierarchy_order: 2, title: 'O que perguntar', kind: 'video' } })),
    { ...opening, give: (asked) => held.promise.then(() => opening.give(asked)) },
  );
  await enter(at);
  await userEvent.click(await seen('Começar a etapa 1'));
  await userEvent.click(screen.getByRole('link', { name: 'Voltar para as trilhas' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Especialista em geladeiras' })).toBeNull());
  window.history.back();
  await seen('Começar a etapa 1'); // another one than was tapped
  held.resolve();
  await waitFor(() => expect(window.location.pathname).toBe(`${at}/course/${id(10)}/activities/2`));
});

test('TRL-01 whoever left before a step was opened is not led into it', async () => {
  const held = Promise.withResolvers<void>();
  const opening = answers(openTrailCourse, () => ({ courseId: id(10), next: 2 }));
  const given = Promise.withResolvers<void>();
  network(
    withTrails,
    answers(listTrails, () => ({ items: [], next: null })),
    answers(getTrail, () => trail()),
    answers(getCourse, () => course({ next: { hierarchy_order: 2, title: 'O que perguntar', kind: 'video' } })),
    { ...opening, give: (asked) => held.promise.then(() => opening.give(asked)).finally(() => setTimeout(given.resolve)) },
  );
  await enter(at);
  await userEvent.click(await seen('Começar a etapa 1'));
  await userEvent.click(screen.getByRole('link', { name: 'Voltar para as trilhas' }));
  await waitFor(() => expect(window.location.pathname).toBe('/trails'));
  held.resolve();
  await given.promise;
  window.history.back(); // one step, and not two
  await waitFor(() => expect(window.location.pathname).toBe(at));
  await seen(/etapa 1/);
  expect(window.location.pathname).toBe(at);
});

test('TRL-01 whoever enrols is in it at once; one that is not there says so', async () => {
  network(
    withTrails,
    answers(getTrail, () => trail({ state: 'not_started', can: { enrol: true, open: false } })),
    answers(enrolInTrail, () => trail()),
  );
  await enter(at);
  await userEvent.click(await seen('Inscrever-se na trilha'));
  await seen('Começar a etapa 1');
});

test('TRL-03 a finished trail leads to its certificate', async () => {
  const done = { state: 'finished' as const, progress: 100, finishedOn: '2026-11-12', grade: 90 };
  network(
    withTrails,
    answers(getTrail, () =>
      trail({
        state: 'finished',
        progress: 100,
        stepsDone: 2,
        nextPosition: null,
        certificateId: id(70),
        items: [step(done), step({ ...done, position: 2, subjectId: id(11) })],
      }),
    ),
  );
  await enter(at);
  expect((await screen.findAllByRole('link', { name: 'Ver certificado' })).length).toBeGreaterThan(0);
  expect(screen.getByText('Todas as etapas feitas')).toBeTruthy();
});

test('FIL-01 FIL-03 FIL-04 the filters of trails are asked of the server, stand in the address, and are cleared', async () => {
  const asked: string[] = [];
  network(
    withTrails,
    answers(listTrails, ({ query }) => {
      asked.push(query.toString());
      return { items: [], next: null };
    }),
  );
  await enter('/trails?subscription_type=assigned&extensions=pdf');
  expect(await screen.findByText('Nenhuma trilha assim')).toBeTruthy();
  expect(asked.at(-1)).toContain('subscription_type=assigned');
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros, 2 escolhidos' }));
  const pane = within(await screen.findByRole('dialog'));
  expect(pane.getByLabelText<HTMLSelectElement>('Arquivos').value).toBe('pdf');
  await userEvent.selectOptions(pane.getByLabelText('Andamento'), 'done');
  await waitFor(() => expect(window.location.search).toContain('progress=done'));
  await userEvent.click(pane.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  for (const label of ['Andamento', 'Favoritos', 'Inscrição', 'Arquivos'])
    expect(pane.getByLabelText<HTMLSelectElement>(label).value).toBe('all');
});
