import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addActivity,
  getCourseDraft,
  listCourseDrafts,
  orderActivities,
  previewActivity,
  publishCourse,
  removeActivity,
  saveActivity,
  saveCourse,
  type ActivityInDraft,
  type CourseDraft,
} from '@vitrine/contract/catalog';
import { listSubjects } from '@vitrine/contract/assessment';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, withNetwork } from '../../testing.tsx';

withNetwork();

const guide: ActivityInDraft = {
  id: anId(61),
  hierarchy_order: 1,
  kind: 'pdf',
  title: { 'pt-BR': 'Guia de bolso' },
  summary: {},
  isRequired: true,
  content: { kind: 'pdf', files: { 'pt-BR': anId(70) } },
  missing: [],
};
const exam: ActivityInDraft = {
  id: anId(62),
  hierarchy_order: 2,
  kind: 'conventional_test',
  title: { 'pt-BR': 'Prova final' },
  summary: {},
  isRequired: true,
  content: {
    kind: 'conventional_test',
    test: {
      rules: {
        maximumAttempts: 3,
        minimumScore: 70,
        questionsDrawn: null,
        minutesToAnswer: null,
        hasPartialCredit: false,
        isShuffled: true,
        review: 'when_due',
      },
      questions: [],
      pools: [],
    },
  },
  missing: ['questions_missing'],
};
const draft = (part: Partial<CourseDraft> = {}): CourseDraft => ({
  id: anId(60),
  version: 4,
  state: 'draft',
  hasChanges: true,
  versionNumber: null,
  publishedAt: null,
  course: {
    title: { 'pt-BR': 'Inverse' },
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
  activities: [guide, exam],
  files: [],
  can: { save: true, publish: true, retire: true },
  ...part,
});
const opened = (part: Partial<CourseDraft> = {}) => {
  answers(getCourseDraft, () => draft(part));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listSubjects, () => ({ items: [], tags: [], questions: 0 }));
  answers(previewActivity, () => ({
    title: 'Guia de bolso',
    summary: '',
    content: { kind: 'pdf' as const, fileId: anId(70), url: '/media/x', pages: 8, pagesRead: [], lastPage: 1 },
    attempt: null,
  }));
};
const course = `/courses/${anId(60)}`;

test('ADM-01 a title is saved over the version that was read, and the learner’s card follows what is typed', async () => {
  opened();
  const asked = answers(saveCourse, ({ body }) => draft({ version: 5, course: over(draft().course, body.course) }));
  await openConsoleAt(course);
  const title = await screen.findByRole('textbox', { name: 'Título' });
  await userEvent.type(title, ' nova');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Prévia no celular' }).textContent).toContain('Inverse nova'));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ version: 4, course: { title: { 'pt-BR': 'Inverse nova' } } }));
});

test('ADM-01 activities are added, ordered by buttons, and removed with a way back', async () => {
  opened();
  const added = answers(addActivity, ({ body }) =>
    draft({ version: 9, activities: [exam, guide, { ...guide, ...body.activity, id: anId(63) }] }),
  );
  const ordered = answers(orderActivities, () => draft({ version: 5, activities: [exam, guide] }));
  const removed = answers(removeActivity, () => draft({ version: 6, activities: [exam] }));
  await openConsoleAt(course);
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Guia de bolso' }));
  // Without a layout a menu believes, a moment after it opened, that its button is out of sight.
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Descer', hidden: true }));
  await waitFor(() => expect(ordered[0]?.body).toEqual({ version: 4, activityIds: [exam.id, guide.id] }));

  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Guia de bolso' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tirar', hidden: true }));
  await waitFor(() => expect(removed[0]?.query.get('version')).toBe('5'));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(added[0]?.body).toMatchObject({ version: 6, activity: { title: guide.title } }));
  await waitFor(() => expect(ordered[1]?.body.activityIds).toHaveLength(3));
});

test('ADM-01 a test’s question is written with its right option, and what it lacks is named', async () => {
  opened();
  const asked = answers(saveActivity, () => draft({ version: 5 }));
  await openConsoleAt(`${course}?at=${exam.id}`);
  expect(within(await screen.findByRole('region', { name: 'Antes de publicar, falta:' })).getByText('Perguntas')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Nova pergunta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Verdadeiro ou falso', hidden: true }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pergunta' }), 'O freezer fica embaixo?');
  await userEvent.click(screen.getByRole('radio', { name: 'Opção 2 está certa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const { content } = asked[0]!.body.activity;
  const [question] = content.kind === 'conventional_test' ? content.test.questions : [];
  expect(question?.prompt).toEqual({ 'pt-BR': 'O freezer fica embaixo?' });
  expect(question?.options.map(({ text, isRight }) => [text['fr-FR'], isRight])).toEqual([
    ['Vrai', false],
    ['Faux', true],
  ]);
});

test('ADM-01 nothing is published by accident: what changes is told, and what is unfinished keeps it back', async () => {
  opened();
  answers(listAuditLog, () => ({
    items: [
      {
        id: anId(80),
        at: '2026-11-20T12:00:00.000Z',
        who: 'Lúcia',
        personId: anId(10),
        name: 'Inverse',
        what: 'course.activity_saved',
        subject: 'course',
        subjectId: anId(60),
        before: {},
        after: {},
      },
    ],
    next: null,
  }));
  await openConsoleAt(course);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publicar a versão 1?' });
  expect(await within(dialog).findByText(/Atividade editada · Lúcia/)).toBeTruthy();
  expect(dialog.textContent).toContain('Prova final: Perguntas');
  expect(within(dialog).getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);
});

test('ADM-01 a finished course is published as it was read', async () => {
  opened({ activities: [guide] });
  answers(listAuditLog, () => ({ items: [], next: null }));
  const asked = answers(publishCourse, () => draft({ state: 'published', versionNumber: 1, activities: [guide], hasChanges: false }));
  await openConsoleAt(course);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 4 }));
  expect(await screen.findByText('Versão 1 publicada.')).toBeTruthy();
});

test('ADM-01 an activity is previewed as a learner would get it', async () => {
  opened();
  await openConsoleAt(`${course}?at=${guide.id}`);
  const phone = await screen.findByRole('group', { name: 'Prévia no celular' });
  expect(await within(phone).findByText('8 páginas')).toBeTruthy();
  expect(within(phone).getByRole('link', { name: 'Abrir o documento' }).getAttribute('href')).toBe('/media/x');
});
