import { getPortfolioCourse, listPortfolio, type PortfolioCard } from '@vitrine/contract/catalog';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, network, open, withNetwork } from './testing.tsx';

withNetwork();

const courseId = '018f2f6e-0000-7000-8000-000000000001';
const card: PortfolioCard = {
  id: courseId,
  slug: `frio-id-${courseId}`,
  title: 'Frio Inverse',
  summary: 'Como o frio circula.',
  scene: 'fridge',
  image: null,
  workloadMinutes: 75,
  activities: 2,
  client: 'Aurora',
};

test('EXP-05 open courses are searched by the address, and one leads to its page', async () => {
  const asked: (string | null)[] = [];
  network(
    answers(listPortfolio, ({ query }) => {
      asked.push(query.get('search'));
      return { items: query.get('search') === 'nada' ? [] : [card], next: null };
    }),
    answers(getPortfolioCourse, () => ({
      ...card,
      description: '<p>Venda com segurança.</p>',
      theme: ':root{--primary:#0a7a3c}',
      contents: [{ hierarchy_order: 1, kind: 'video', title: 'O ciclo' }],
    })),
  );
  await open('/portfolio?search=nada');
  expect(await screen.findByText('Nenhum curso assim')).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Buscar curso' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Frio Inverse' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frio Inverse' })).toBeTruthy();
  expect(screen.getByText('1 h 15')).toBeTruthy();
  expect(screen.getByText('O ciclo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entrar para fazer' }).getAttribute('href')).toBe(
    `/?login=1&redirect=%2Fonline-courses%2F${courseId}`,
  );
  expect(asked).toContain('nada');
});

test('EXP-05 without an open course the portfolio says who it is and how to come in, and searches nothing', async () => {
  network(answers(listPortfolio, () => ({ items: [], next: null })));
  await open('/portfolio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Conheça o Aurora' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
});

test.for(['/portfolio-course/geladeiras', `/portfolio-course/x-id-${courseId}`])(
  'NAV-02 NAV-06 %s is no course: the page says so',
  async (at) => {
    network(answers(getPortfolioCourse, () => ({ refusal: 'not_found' }), 404));
    await open(at);
    expect(await screen.findByText('Nada por aqui')).toBeTruthy();
  },
);

test('EXP-05 EXP-03 who is behind the program is read by anybody', async () => {
  await open('/about-team');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quem faz o programa' })).toBeTruthy();
});
