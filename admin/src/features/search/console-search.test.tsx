import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPeople } from '@vitrine/contract/people';
import { listItems } from '@vitrine/contract/library';
import { listMissedSearches } from '@vitrine/contract/search';
import { expect, test } from 'vitest';
import { answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

test('ADM-01 Ctrl-K opens one search over the console: only lists that the person may see are asked, and what is near leads there', async () => {
  answers(listMissedSearches, () => ({ items: [], next: null }));
  const people = answers(listPeople, () => ({ items: [], next: null }));
  await openConsoleAt('/missed-searches', { can: ['search.read', 'people.read'] });
  await screen.findByText('Nenhuma busca ficou sem resposta');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox', { name: /^Pessoas, cursos/ });
  await userEvent.type(field, 'zan%');
  expect(await screen.findByText('Nada para “zan”')).toBeTruthy();
  expect(people.map(({ query }) => query.get('search'))).toEqual(['zan']);
  expect(answers(listItems, () => ({ items: [], next: null }))).toEqual([]); // content is not theirs to read
});
