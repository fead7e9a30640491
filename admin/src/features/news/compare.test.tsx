import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getNewsDraft, listNewsCategoriesToKeep, saveNews, type NewsDraft } from '@vitrine/contract/news';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const draft = (title: string, version: number): NewsDraft => ({
  id: anId(900),
  version,
  state: 'draft',
  status: 'draft',
  hasChanges: true,
  versionNumber: null,
  news: {
    title: { 'pt-BR': title },
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
});

test('NEW-01 ADM-01 who saved too late sees what the other changed beside what was typed, and keeps it over the newer version', async () => {
  let there = draft('Pontos em dobro', 1);
  answers(getNewsDraft, () => there);
  answers(listNewsCategoriesToKeep, () => ({ items: [], next: null }));
  const sent = answers(saveNews, ({ body }) =>
    body.version < there.version ? refused('changed_meanwhile') : { ...there, version: 3, news: over(there.news, body.news) },
  );
  await openConsoleAt(`/news/${anId(900)}`);
  const title = await screen.findByLabelText('Título', { exact: true });
  await userEvent.clear(title);
  await userEvent.type(title, 'Pontos em triplo');
  there = draft('Pontos por tempo limitado', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('dialog');
  const row = await within(dialog).findByRole('row', { name: /^Título/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pontos por tempo limitado', 'Pontos em triplo']);
  expect(within(dialog).getAllByRole('row')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter o que digitei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByDisplayValue('Pontos em triplo')).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ version: 2, news: { title: { 'pt-BR': 'Pontos em triplo' } } });
});
