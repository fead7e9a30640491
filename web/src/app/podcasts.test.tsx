import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getMe } from '@vitrine/contract/identity';
import {
  findEpisodes,
  getListeningCatalog,
  getPodcast,
  listPodcastEpisodes,
  listPodcasts,
  type Episode,
  type Podcast,
} from '@vitrine/contract/podcasts';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id, me } from './testing/facts.ts';

withNetwork();

const episode = (changes: Partial<Episode> = {}): Episode => ({
  id: id(81),
  podcastId: id(80),
  podcast: 'Balcão Aberto',
  title: 'O cliente que só quer dar uma olhada',
  description: 'Pergunte, espere, mostre.',
  coverUrl: null,
  seconds: 1_080,
  publishedAt: '2026-11-17T12:00:00.000Z',
  position: 0,
  isDone: false,
  ...changes,
});
const podcast = (changes: Partial<Podcast> = {}): Podcast => ({
  id: id(80),
  title: 'Balcão Aberto',
  description: 'Quem vende conta como vende.',
  coverUrl: null,
  category: 'Conversas',
  episodes: 3,
  unheard: 2,
  progress: 'in_progress',
  latestAt: '2026-11-17T12:00:00.000Z',
  isFavourite: false,
  ...changes,
});
const withPodcasts = answers(getMe, () => ({ ...me(), client: { ...me().client, has_podcasts: true } }));

test('POD-01 what was begun says how much is left, what was heard says so, and a new one how long it is', async () => {
  network(
    withPodcasts,
    answers(getPodcast, () => ({ ...podcast(), tags: ['Venda'], episodeOrder: 'newest_first' })),
    answers(listPodcastEpisodes, () => ({
      items: [
        episode({ position: 420 }),
        episode({ id: id(82), title: 'Garantia', isDone: true }),
        episode({ id: id(83), title: 'Família' }),
      ],
      next: null,
    })),
  );
  await enter(`/podcasts/${id(80)}`);
  const rows = await screen.findAllByRole('listitem').then((all) => all.filter((row) => within(row).queryByRole('heading')));
  expect(rows.map((row) => within(row).getByRole('button', { name: /^Tocar/ }).textContent)).toEqual(['faltam 11 min', 'Ouvido', '18 min']);
  expect(screen.getByRole('button', { name: 'Marcar como não ouvido: Garantia' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Tocador de podcasts' })).toBeNull(); // nothing plays
});

test('NAV-03 the address of a search finds podcasts and episodes; what fails is tried again', async () => {
  let tries = 0;
  const found = answers(listPodcasts, ({ query }) => ({ items: query.get('search') === 'olhada' ? [podcast()] : [], next: null }));
  network(
    withPodcasts,
    answers(findEpisodes, () => ({ items: [episode()], next: null })),
    {
      ...found,
      give: (asked) => ((tries += 1) > 4 ? found.give(asked) : Response.json({ refusal: 'fault', requestId: 'r' }, { status: 500 })),
    },
  );
  await enter('/podcasts/search/olhada');
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: 'Balcão Aberto', description: '' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Episódios encontrados' })).toBeTruthy();
});

test('CLI-03 a client without podcasts has no way to them, and one without any says what comes', async () => {
  network(
    answers(listPodcasts, () => ({ items: [], next: null })),
    answers(getListeningCatalog, () => ({ goOn: [], fresh: [] })),
  );
  await enter('/podcasts');
  expect(await screen.findByText('Nenhum podcast ainda')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Podcasts' })).toBeNull();
});
