import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCourseDraft,
  listCourseDrafts,
  previewActivity,
  saveActivity,
  type ActivityInDraft,
  type CourseDraft,
} from '@vitrine/contract/catalog';
import { expect, test, vi } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const drawn: { fileId: null; object: 'fridge'; alt: object; soundFileId?: string } = { fileId: null, object: 'fridge', alt: {} };
const card = (number: number, picture: typeof drawn | null = drawn) => ({
  id: anId(100 + number),
  front: { 'pt-BR': `Frente ${number}` },
  back: { 'pt-BR': 'Verso' },
  say: {},
  picture,
});
const contentOf = (cards: ReturnType<typeof card>[]) => ({
  kind: 'flashcards' as const,
  prompt: { 'pt-BR': 'Vire' },
  help: { 'pt-BR': 'Toque no cartão' },
  doneLine: {},
  points: 30,
  passShare: 0.7,
  clock: 'none' as const,
  limitSeconds: 120,
  hints: false,
  shuffle: true,
  cards,
});
const game: ActivityInDraft = {
  id: anId(61),
  hierarchy_order: 1,
  kind: 'flashcards',
  title: { 'pt-BR': 'Cartões' },
  summary: {},
  isRequired: true,
  content: contentOf([card(1), card(2, null), card(3), card(4), card(5)]),
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
  activities: [game],
  files: [],
  can: { save: true, publish: true, retire: true },
});

async function openGame(shown: CourseDraft = draft()) {
  answers(getCourseDraft, () => shown);
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(previewActivity, () => refused('not_found', undefined, 404));
  await openConsoleAt(`/courses/${anId(60)}?at=${game.id}`);
  await screen.findByRole('heading', { name: 'Ficaria melhor assim' });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an author takes changes back and does them again, by buttons and by keys, and saves what stands there', async () => {
  await openGame();
  const saved = answers(saveActivity, () => draft());
  expect([button('Desfazer').disabled, button('Refazer').disabled]).toEqual([true, true]);
  const task = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tarefa' });
  await userEvent.type(task, ' agora');
  await userEvent.click(button('Remover 5'));
  expect(screen.queryByRole('button', { name: 'Remover 5' })).toBeNull();

  await userEvent.click(button('Desfazer'));
  while (!button('Desfazer').disabled) await userEvent.click(button('Desfazer'));
  expect([task.value, button('Remover 5').disabled]).toEqual(['Vire', false]);
  task.focus();
  while (!button('Refazer').disabled) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(task.value).toBe('Vire agora');
  expect(screen.queryByRole('button', { name: 'Remover 5' })).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(task.value === 'Vire' || screen.queryByRole('button', { name: 'Remover 5' }) !== null).toBe(true);
  await userEvent.keyboard('{Control>}y{/Control}');
  await userEvent.click(button('Salvar'));
  await waitFor(() => expect(saved[0]?.body.activity.content).toMatchObject({ prompt: { 'pt-BR': 'Vire agora' } }));
});

test('what would make a game better leads to its field: a row opens, and the field has the focus', async () => {
  await openGame();
  const list = screen.getByRole('list', { name: 'Ficaria melhor assim' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 · Falta uma figura', 'Diga algo ao completar.']);
  await userEvent.click(within(list).getByRole('button', { name: '2 · Falta uma figura' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Figura')));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Frente' }).value).toBe('Frente 2');
  await userEvent.selectOptions(screen.getByLabelText('Figura'), 'Lavadora');
  await waitFor(() => expect(within(list).queryByText(/Falta uma figura/)).toBeNull());
  await userEvent.click(within(list).getByRole('button', { name: 'Diga algo ao completar.' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ao completar' })));
});

test('GAM-07 the game beside the form is silent until its author wants to hear it: then it plays the sound of the card that lies there', async () => {
  const heard: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    heard.push(new URL(this.src).pathname);
  });
  const url = '/media/tom.mp3';
  const sound = { id: anId(90), url, name: 'tom.mp3', contentType: 'audio/mpeg', bytes: 900, pages: null, seconds: 1 };
  const cards = [1, 2].map((number) => card(number, { ...drawn, soundFileId: sound.id }));
  await openGame({ ...draft(), activities: [{ ...game, content: contentOf(cards) }], files: [sound] });
  const hear = await screen.findByRole('button', { name: 'Ouvir os sons' });
  expect(heard).toEqual([]);
  await userEvent.click(hear);
  await waitFor(() => expect(heard).toEqual([url]));
});
