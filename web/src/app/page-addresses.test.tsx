import { getWildcardPage, listWelcomeBanners } from '@vitrine/contract/pages';
import { getSiteLists } from '@vitrine/contract/identity';
import { judgeSlug } from '@vitrine/domain/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keptState } from '../shared/kept-state.ts';
import { treeOfRooms } from './rooms.ts';
import { answers, emptyLists, enter, logIn, network, open, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const theChildren = (route: AnyRoute): AnyRoute[] => Object.values(route.children ?? {});
const everyRoute = (route: AnyRoute): AnyRoute[] => [route, ...theChildren(route).flatMap(everyRoute)];
const aPage = { id: id(90), title: 'Virada', slug: 'virada-2', old_slugs: ['virada-gelada'] };
const pages = () =>
  network(
    answers(getSiteLists, () => ({ ...emptyLists, wildcard_pages: [aPage] })),
    answers(getWildcardPage, () => ({ ...aPage, blocks: [{ id: id(91), kind: 'heading', level: 2, text: 'Como funciona' }] })),
  );

const banner = (nth: number, title: string, href = '/campaigns') => ({
  id: id(nth),
  version: 1,
  title,
  text: '',
  link: { href, label: 'Ver regras' },
  picture: null,
  isClosable: true,
});

test('NAV-11 no page can lie where the portal itself has a screen', () => {
  const pathOf = ({ options }: AnyRoute) => ('path' in options ? String(options.path) : '');
  const first = everyRoute(treeOfRooms()).flatMap((route) => /^\/([a-z0-9][\w-]*)/.exec(pathOf(route))?.[1] ?? []);
  expect(first.length).toBeGreaterThan(60);
  expect([...new Set(first)].filter((slug) => judgeSlug(slug) === undefined)).toEqual([]);
});

test('NAV-11 a page opens for a member by an address that it had, at the one of today', async () => {
  pages();
  network(answers(listWelcomeBanners, () => ({ items: [banner(92, 'Um', '/virada-gelada')] })));
  await enter('/home');
  await userEvent.click(await screen.findByRole('link', { name: 'Ver regras' }));
  expect(await screen.findByRole('heading', { name: 'Virada' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Como funciona' })).toBeTruthy();
  expect(window.location.pathname).toBe('/virada-2');
});

test('NAV-11 NAV-06 at the address of a page there is nothing for a visitor, who comes to it through the log-in', async () => {
  pages();
  await open('/virada-2');
  expect(await screen.findByRole('heading', { name: 'Nada por aqui' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ir para o início' }));
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Virada' })).toBeTruthy();
});

test('EXP-01 STA-01 a banner is closed by itself, and the device keeps which one in which version', async () => {
  network(answers(listWelcomeBanners, () => ({ items: [banner(92, 'Um'), banner(93, 'Dois')] })));
  await enter('/home');
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar: Um' }));
  expect(screen.queryByText('Um')).toBeNull();
  expect(screen.getByRole('button', { name: 'Fechar: Dois' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver regras' }).getAttribute('href')).toBe('/campaigns');
  expect((await keptState()).get('welcome_banner')).toEqual([{ id: id(92), version: 1 }]);
});
