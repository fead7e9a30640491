import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionDraft } from '@vitrine/contract/assessment';
import { copyCourse, getCourseDraft, listCourseDrafts, previewActivity, saveActivity, type CourseDraft } from '@vitrine/contract/catalog';
import { listSubjects } from '@vitrine/contract/assessment';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, overtaken, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const question = (n: number, prompt: QuestionDraft['prompt']): QuestionDraft => ({
  id: anId(n),
  kind: 'true_false',
  prompt,
  explanation: {},
  topic: {},
  options: [
    { id: anId(n + 1), text: { 'pt-BR': 'Verdadeiro', 'fr-FR': 'Vrai' }, isRight: true },
    { id: anId(n + 2), text: { 'pt-BR': 'Falso' }, isRight: false },
  ],
});
const questions = [
  question(100, { 'pt-BR': 'O freezer fica embaixo?', 'en-US': 'Is the freezer below?', 'es-ES': '¿Abajo?' }),
  question(110, { 'pt-BR': 'Gela mais?', 'fr-FR': 'Refroidit plus ?' }),
];
const rules = {
  maximumAttempts: 3,
  minimumScore: 70,
  questionsDrawn: null,
  minutesToAnswer: null,
  hasPartialCredit: false,
  isShuffled: true,
  review: 'when_due' as const,
};
const draft = (part: Partial<CourseDraft> = {}, asked = questions): CourseDraft => ({
  id: anId(60),
  version: 4,
  state: 'draft',
  hasChanges: true,
  versionNumber: null,
  publishedAt: null,
  course: {
    title: { 'pt-BR': 'Inverse', 'fr-FR': 'Froid' },
    summary: {},
    description: {},
    scene: 'fridge',
    imageFileId: null,
    workloadMinutes: 14,
    tagIds: [],
    fileIds: [],
    prerequisiteCourseId: null,
    isSequential: false,
    block_activities_menu: false,
    trainingPoints: 0,
  },
  activities: [
    {
      id: anId(62),
      hierarchy_order: 1,
      kind: 'conventional_test',
      title: { 'pt-BR': 'Prova final', 'fr-FR': 'Test final' },
      summary: {},
      isRequired: true,
      content: { kind: 'conventional_test', test: { rules, questions: asked, pools: [] } },
      missing: [],
    },
  ],
  files: [],
  can: { save: true, publish: true, retire: true },
  ...part,
});
const at = `/courses/${anId(60)}/translate/${anId(62)}`;
const opened = async () => {
  answers(getCourseDraft, () => draft());
  await openConsoleAt(at);
  await screen.findByRole('heading', { level: 1, name: 'Traduzir: Prova final' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Para' }), 'fr-FR');
};
const card = (number: number) => within(screen.getByRole('form', { name: `Pergunta ${number}` }));

test('ADM-06 a test is translated question beside question: what is missing is counted, and one press leads to the next of it', async () => {
  await opened();
  const [first, second] = [card(1), card(2)];
  expect(first.getByText('O freezer fica embaixo?').getAttribute('lang')).toBe('pt-BR');
  expect(screen.getByText('faltam 3 textos')).toBeTruthy();
  expect(first.getByText('faltam 2 textos')).toBeTruthy();
  expect(second.getByText('falta 1 texto')).toBeTruthy();
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Próximo que falta' }));
  await next();
  expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Pergunta: Français' }));
  await next();
  expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Opção 2: Français' }));
  await next();
  expect(document.activeElement).toBe(second.getByRole('textbox', { name: 'Opção 2: Français' }));
  await next();
  expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Pergunta: Français' }));
});

test('ADM-06 a question is saved by itself; one that somebody else saved meanwhile keeps theirs in the other language', async () => {
  await opened();
  const [first, second] = [card(1), card(2)];
  await userEvent.type(second.getByRole('textbox', { name: 'Opção 2: Français' }), 'Faux');
  await userEvent.type(first.getByRole('textbox', { name: 'Opção 2: Français' }), 'Faux !');
  // Meanwhile somebody wrote the Spanish of the second question, and of the first one’s first option.
  const theirs = questions.map((one, place) => ({
    ...one,
    prompt: place === 1 ? { ...one.prompt, 'es-ES': '¿Enfría más?' } : one.prompt,
  }));
  answers(getCourseDraft, () => draft({ version: 7 }, theirs));
  const late = answers(saveActivity, () => overtaken('Renata Lima', '2026-11-20T12:30:00.000Z'));
  await userEvent.click(second.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renata Lima salvou antes de você' });
  expect(await within(dialog).findByText('¿Enfría más?', { exact: false })).toBeTruthy();
  expect(late).toHaveLength(1);
  const asked = answers(saveActivity, ({ body }) => {
    const { content } = body.activity;
    return draft({ version: 8 }, content.kind === 'conventional_test' ? content.test.questions : []);
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter o que digitei' }));
  await userEvent.click(second.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const { version, activity } = asked.at(0)?.body ?? {};
  expect(version).toBe(7);
  const sent = activity?.content.kind === 'conventional_test' ? activity.content.test.questions : [];
  expect(sent[1]?.prompt).toEqual({ 'pt-BR': 'Gela mais?', 'fr-FR': 'Refroidit plus ?', 'es-ES': '¿Enfría más?' });
  expect(sent[1]?.options[1]?.text).toEqual({ 'pt-BR': 'Falso', 'fr-FR': 'Faux' });
  // The other card is not saved with it, and what was typed there stays.
  expect(sent[0]).toEqual(questions[0]);
  expect(first.getByRole('textbox', { name: 'Opção 2: Français' })).toHaveProperty('value', 'Faux !');
});

test('ADM-01 the preview speaks the language of the tab, from one thing of the course to the next', async () => {
  answers(getCourseDraft, () => draft());
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listSubjects, () => ({ items: [], tags: [], questions: 0 }));
  const previews = answers(previewActivity, () => refused('activity_unfinished'));
  await openConsoleAt(`/courses/${anId(60)}`);
  await userEvent.click(await screen.findByRole('tab', { name: /^Français/ }));
  const phone = screen.getByRole('group', { name: 'Prévia no celular' });
  await waitFor(() => expect(phone.textContent).toContain('Froid'));
  await userEvent.click(screen.getByRole('link', { name: /^Prova final/ }));
  const tab = await screen.findByRole('tab', { name: /^Français/ });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Título' })).toHaveProperty('value', 'Test final'));
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(previews.at(-1)?.query.get('locale')).toBe('fr-FR'));
});

test('ADM-01 a course is copied from its menu, and the copy is what is open next', async () => {
  const read = answers(getCourseDraft, ({ params }) => draft({ id: params['courseId'] ?? '' }));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  const asked = answers(copyCourse, () => ({ id: anId(90) }));
  await openConsoleAt(`/courses/${anId(60)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Fazer uma cópia', hidden: true }));
  expect(await screen.findByText('Cópia feita. Você está nela.')).toBeTruthy();
  expect(asked).toHaveLength(1);
  await waitFor(() => expect(read.at(-1)?.params['courseId']).toBe(anId(90)));
});
