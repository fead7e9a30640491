import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCourseDraft, listCourseDrafts, previewActivity, saveActivity, tryPackage, type CourseDraft } from '@vitrine/contract/catalog';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../../testing.tsx';

withNetwork();

const origin = 'http://localhost:3001';
const activity: CourseDraft['activities'][number] = {
  id: anId(61),
  hierarchy_order: 1,
  kind: 'scorm',
  title: { 'pt-BR': 'Fritura' },
  summary: {},
  isRequired: true,
  content: { kind: 'scorm', fileId: anId(70), suspendLimit: 64_000, trial: null },
  missing: [],
};
const draft = (): CourseDraft => ({
  id: anId(60),
  version: 4,
  state: 'draft',
  hasChanges: true,
  versionNumber: null,
  publishedAt: null,
  course: {
    title: { 'pt-BR': 'Fritadeira' },
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
  activities: [activity],
  files: [],
  can: { save: true, publish: true, retire: true },
});
const lesson = { title: 'Abrir', masteryScore: '', launchData: '', completion: 'incomplete', success: 'unknown' } as const;

async function openEditor() {
  answers(getCourseDraft, () => draft());
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(previewActivity, () => refused('not_found', undefined, 404));
  await openConsoleAt(`/courses/${anId(60)}?at=${activity.id}`);
  return within(await screen.findByRole('region', { name: 'Vai registrar?' }));
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('Abrir');
const tells = (call: string, args: string[] = [], answer = 'true', from = origin, error = '0') =>
  fireEvent(
    window,
    new MessageEvent('message', { data: { lesson: 'call', call, args, answer, error }, origin: from, source: frame().contentWindow }),
  );

test('PLY-07 the editor says whether a package will track, by the calls that it makes: nothing, begun, state told; another site’s words do not count', async () => {
  answers(tryPackage, () => ({
    kind: 'scorm' as const,
    standard: '1.2' as const,
    base: `${origin}/p/a/`,
    stage: `${origin}/stage/lesson.html`,
    fileId: anId(70),
    keep: null,
    suspendLimit: 64_000,
    learner: { id: anId(3), name: 'Autora' },
    lessons: [{ ...lesson, sco: 'a', href: 'index.html', score: null, cmi: null, latest: null, seconds: 0 }],
    sessions: {},
  }));
  const saved = answers(saveActivity, () => draft());
  const trial = await openEditor();
  await userEvent.click(trial.getByRole('button', { name: 'Testar o pacote' }));
  await waitFor(() => expect(frame()).toBeTruthy());
  const verdict = () => trial.getByRole('status').textContent;
  const has = (fact: string) => trial.getByText(fact).closest('li')?.dataset['yes'] === 'true';
  expect(verdict()).toBe('Abrindo o pacote. Nada foi informado ainda.');
  tells('LMSInitialize', [''], 'true', 'https://evil.test');
  expect(verdict()).toBe('Abrindo o pacote. Nada foi informado ainda.');

  tells('LMSInitialize', ['']);
  expect(verdict()).toMatch(/encontrou o portal, mas ainda não informou/);
  expect([has('Encontrou o portal'), has('Informou o andamento')]).toEqual([true, false]);
  tells('LMSSetValue', ['cmi.core.lesson_status', 'wrong'], 'false', origin, '405');
  expect(verdict()).toMatch(/ainda não informou/);
  expect(trial.getByText(/LMSSetValue\(cmi.core.lesson_status\) 405/)).toBeTruthy();
  tells('LMSSetValue', ['cmi.core.lesson_status', 'completed']);
  tells('LMSFinish', ['']);
  expect(verdict()).toBe('O pacote informa o andamento: ele será registrado.');
  expect([has('Informou o andamento'), has('Informou uma nota'), has('Terminou')]).toEqual([true, false, true]);

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const content = () => saved[0]?.body.activity.content;
  await waitFor(() => expect(content()).toMatchObject({ trial: { began: true, status: true, score: false, ended: true } }));
});

test('PLY-07 a package that cannot be opened says why in its own place', async () => {
  answers(tryPackage, () => refused('invalid_request', { fileId: 'not_a_package' }, 422));
  const trial = await openEditor();
  await userEvent.click(trial.getByRole('button', { name: 'Testar o pacote' }));
  expect((await trial.findByRole('alert')).textContent).not.toBe('');
});
