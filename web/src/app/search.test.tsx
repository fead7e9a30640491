import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchGroup } from '@vitrine/contract/search';
import { noteMissedSearch, searchAll } from '@vitrine/contract/search';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const hits = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: id(300 + at),
    title: `Geladeira ${at + 1}`,
    snippet: '',
    href: `/libraries/${id(300 + at)}`,
  }));
const group = (changes: Partial<SearchGroup> = {}): SearchGroup => ({
  kind: 'file',
  hits: hits(1),
  hasMore: false,
  allHref: '/library?search=geladeira',
  ...changes,
});
const field = () => screen.findByRole('searchbox', { name: 'Buscar em todo o portal' });

test('search: one letter asks nobody; a search that failed is asked again, and what was typed stays', async () => {
  const asked: string[] = [];
  let isDown = true;
  network(
    answers(searchAll, ({ query }) => {
      asked.push(query.get('words') ?? '');
      if (isDown) throw new TypeError('Failed to fetch');
      return { groups: [group()], isWhole: false };
    }),
  );
  await enter('/search');
  await userEvent.type(await field(), 'g');
  expect(await screen.findByText('Escreva pelo menos duas letras.')).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.type(await field(), 'eladeira');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /^Geladeira\s*1$/ })).toBeTruthy();
  expect(screen.getByText(/Uma parte do portal não respondeu/)).toBeTruthy();
  expect(screen.getByDisplayValue('geladeira')).toBe(await field());
});

test('search: three of a kind stand beside the others, all of it alone, and the room’s own list has the rest', async () => {
  const few = group({ kind: 'course', hits: hits(1).map((hit) => ({ ...hit, title: 'Curso de geladeira' })) });
  network(answers(searchAll, () => ({ groups: [few, group({ hits: hits(20), hasMore: true })], isWhole: true })));
  await enter('/search?words=geladeira');
  const files = () => screen.findByRole('region', { name: 'Biblioteca 20+' });
  expect(within(await files()).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(await files()).getByRole('button', { name: /^Ver os 20\+?: Biblioteca$/ }));
  expect(within(await files()).getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('region', { name: 'Cursos 1' })).toBeNull();
  const all = within(await files()).getByRole('link', { name: 'Ver a lista toda' });
  expect(all.getAttribute('href')).toBe('/library?search=geladeira');
});

test('search: what nobody finds is told to the server once, and what was looked for is forgotten when asked', async () => {
  const missed: unknown[] = [];
  network(
    answers(searchAll, ({ query }) => ({ groups: query.get('words') === 'pneu' ? [] : [group()], isWhole: true })),
    answers(noteMissedSearch, ({ body }) => {
      missed.push(body);
      return {};
    }),
  );
  await enter('/search?words=pneu');
  expect(await screen.findByRole('heading', { name: 'Nada para “pneu”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir ajuda' })).toBeTruthy();
  await waitFor(() => expect(missed).toEqual([{ words: 'pneu' }]), { timeout: 5_000 });
});
