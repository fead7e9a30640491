import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getClient, getClientStorage, saveClient, type ClientSettings } from '@vitrine/contract/tenancy';
import { isSame, mergedOver } from '@vitrine/domain/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aurora } from './testing.ts';
import { anId, answers, openConsoleAt, over, overtaken, refused, withNetwork } from '../../testing.tsx';
import { differencesOf } from '../../shared/resource/differences.ts';

withNetwork();

test('ADM-03 of two who save a client at once neither loses a module that only they switched', async () => {
  let there: { version: number; client: ClientSettings } = { version: 2, client: aurora };
  answers(getClientStorage, () => ({ bytes: 0, ownMegabytes: null, everyMegabytes: null }));
  answers(getClient, () => ({ ...there, files: [] }));
  const sent = answers(saveClient, ({ body }) =>
    body.version < there.version
      ? overtaken('Renata Lima', '2026-11-20T12:30:00.000Z')
      : { version: body.version + 1, client: over(there.client, body.client), files: [] },
  );
  await openConsoleAt(`/clients/${anId(12)}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Biblioteca' }));
  there = { version: 3, client: { ...aurora, has_news: false, program: { 'pt-BR': 'Clube Aurora', 'fr-FR': 'Club Aurora' } } };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renata Lima salvou antes de você' });
  expect(
    within(dialog)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['Nome do programa', 'Notícias']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter o que digitei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 3, client: { has_library: false }, was: { has_library: true } }));
});

test('ADM-03 where the server cannot tell who it was, the question still asks, and theirs can be taken', async () => {
  let there = { version: 2, client: aurora };
  answers(getClientStorage, () => ({ bytes: 0, ownMegabytes: null, everyMegabytes: null }));
  answers(getClient, () => ({ ...there, files: [] }));
  answers(saveClient, () => refused('changed_meanwhile'));
  await openConsoleAt(`/clients/${anId(12)}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Biblioteca' }));
  there = { version: 3, client: { ...aurora, slug: 'aurora-br' } };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alguém salvou antes de você' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usar o que está salvo' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código' })).toHaveProperty('value', 'aurora-br'));
  expect(screen.getByRole('switch', { name: 'Biblioteca' })).toHaveProperty('checked', true);
});

const text = fc.record({ 'pt-BR': fc.constantFrom('', 'a', 'b'), 'fr-FR': fc.constantFrom('', 'a', 'b') });
const form = fc.record({ title: text, points: fc.constantFrom(1, 2), tags: fc.constantFrom([], ['x'], ['y']) });

test('ADM-01 ADM-03 what nobody changed stays, what one changed is theirs, and where both did what was typed wins, language by language', () => {
  fc.assert(
    fc.property(form, form, form, (base, theirs, mine) => {
      const both = mergedOver({ base, theirs, mine });
      const parts = (one: typeof base): [string, unknown][] => [
        ['points', one.points],
        ['tags', one.tags],
        ['pt', one.title['pt-BR']],
        ['fr', one.title['fr-FR']],
      ];
      const [was, there, here] = [base, theirs, mine].map((one) => new Map(parts(one)));
      return parts(both).every(([key, value]) => isSame(value, isSame(was?.get(key), here?.get(key)) ? there?.get(key) : here?.get(key)));
    }),
  );
});

test('ADM-01 a field is told as different only where the other one changed it, and not where both wrote the same', () => {
  const base = { a: 1, b: 1, c: 1, d: { 'pt-BR': 'x' } };
  const found = differencesOf({
    base,
    theirs: { a: 2, b: 2, c: 1, d: { 'pt-BR': 'y' } },
    mine: { a: 2, b: 3, c: 4, d: { 'pt-BR': 'x', 'fr-FR': '' } },
  });
  expect(found.map(({ field, isMine }) => [field, isMine])).toEqual([
    ['b', true],
    ['d', false],
  ]);
});
