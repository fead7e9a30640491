import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCourse, listCourseDrafts } from '@vitrine/contract/catalog';
import { createMessage, listMessages } from '@vitrine/contract/messages';
import { createNews, getNewsDraft, listNewsCategoriesToKeep, listNewsToKeep, saveNews, type NewsDraft } from '@vitrine/contract/news';
import { createPage, listPages } from '@vitrine/contract/pages';
import { createSurvey, listSurveysToManage } from '@vitrine/contract/surveys';
import { createTrail, listTrailDrafts } from '@vitrine/contract/trails';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, refused, withNetwork } from '../testing.tsx';

withNetwork();

const begun = [
  { path: '/news', create: 'Nova notícia', list: listNewsToKeep, begin: createNews, at: 'title' },
  { path: '/messages', create: 'Nova mensagem', list: listMessages, begin: createMessage, at: 'title' },
  { path: '/surveys', create: 'Nova pesquisa', list: listSurveysToManage, begin: createSurvey, at: 'title' },
  { path: '/pages', create: 'Nova página', list: listPages, begin: createPage, at: 'title' },
  { path: '/courses', create: 'Novo curso', list: listCourseDrafts, begin: createCourse, at: 'course.title' },
  { path: '/trails', create: 'Nova trilha', list: listTrailDrafts, begin: createTrail, at: 'trail.title' },
] as const;

test.each(begun)('ADM-01 at $path a thing begins with its title: it is required, and a refusal stands at its field', async (room) => {
  answers(room.list, () => ({ items: [], next: null }));
  const asked = answers(room.begin, () => refused('text_too_long', { [room.at]: 'text_too_long' }, 422));
  await openConsoleAt(room.path);
  await userEvent.click((await screen.findAllByRole('link', { name: room.create }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: room.create }));
  await userEvent.click(dialog.getByRole('button', { name: 'Começar' }));
  const title = dialog.getByLabelText('Título', { exact: true });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toHaveLength(0);
  await userEvent.type(title, 'Verão');
  if (room.path === '/pages') await userEvent.type(dialog.getByLabelText(/Endereço/), 'verao');
  await userEvent.click(dialog.getByRole('button', { name: 'Começar' }));
  expect(await dialog.findByText(/texto (é )?longo demais/i)).toBeTruthy();
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByDisplayValue('Verão')).toBeTruthy();
  expect(JSON.stringify(asked[0]?.body)).toContain('{"pt-BR":"Verão"}');
});

const draft: NewsDraft = {
  id: anId(900),
  version: 1,
  state: 'draft',
  status: 'draft',
  hasChanges: true,
  versionNumber: null,
  news: {
    title: { 'pt-BR': 'Pontos em dobro' },
    lead: {},
    coverFileId: null,
    coverAlt: {},
    blocks: [],
    categoryId: null,
    tagIds: [],
    isMustRead: false,
    hasComments: true,
    visibleFrom: null,
    visibleTo: null,
    pinnedUntil: null,
    audience: { groupIds: [], areaIds: [], tagIds: [] },
  },
  files: [],
  can: { save: true, publish: true, retire: false },
};

test('ADM-01 what is written is saved or thrown away by one bar, and seen beside it on a phone by day and by night', async () => {
  answers(getNewsDraft, () => draft);
  answers(listNewsCategoriesToKeep, () => ({ items: [], next: null }));
  const sent = answers(saveNews, ({ body }) => ({ ...draft, version: 2, news: over(draft.news, body.news) }));
  await openConsoleAt(`/news/${draft.id}`);
  const phone = await screen.findByRole('group', { name: 'Prévia no celular' });
  const title = await screen.findByLabelText('Título', { exact: true });
  const [save, discard] = ['Salvar', 'Descartar'].map((name) => screen.getByRole('button', { name }));
  expect(save?.hasAttribute('disabled')).toBe(true);
  await userEvent.type(title, ' hoje');
  expect(screen.getByText('Há mudanças não salvas.')).toBeTruthy();
  expect(phone.textContent).toContain('Pontos em dobro hoje');
  await userEvent.click(discard ?? title);
  expect(phone.textContent).not.toContain('hoje');
  await userEvent.type(title, ' amanhã');
  await userEvent.click(save ?? title);
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  expect(sent.at(-1)?.body.news.title).toEqual({ 'pt-BR': 'Pontos em dobro amanhã' });
  expect(phone.dataset['mode']).toBe('light');
  await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(phone.dataset['mode']).toBe('dark');
});
