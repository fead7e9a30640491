import type { Page } from '@playwright/test';
import { getEpisode } from '@vitrine/contract/podcasts';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPodcast } from '../support/podcasts.ts';

/** What the one sound of the page does. */
const sound = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    return {
      isPlaying: audio !== null && !audio.paused,
      at: audio?.currentTime ?? 0,
      speed: audio?.playbackRate ?? 0,
      src: audio?.getAttribute('src'),
    };
  });

test('POD-01 NAV-03 a podcast plays on through three screens with its speed, goes on at another device where it was left, and stops at the log-out', async ({
  page,
  person,
  signInAs,
  browser,
  checkAccessible,
}) => {
  const { title, episodes } = await aPodcast();
  const [first, second] = episodes;
  await signInAs(person);
  await page.goto(`/podcasts/search/${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: '2 episódios' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Tocar ${first?.title}`) }).click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(0.2);

  const player = page.getByRole('region', { name: 'Tocador de podcasts' });
  await player.getByRole('button', { name: /^Abrir o tocador/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Velocidade' }).selectOption({ label: '2×' });
  await sheet.getByRole('button', { name: /Pergunte e espere/ }).click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(90);
  await sheet.getByRole('button', { name: 'Avançar 30 segundos' }).click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(120);
  await sheet.getByRole('button', { name: 'Voltar 15 segundos' }).click();
  await sheet.getByRole('tab', { name: 'Transcrição' }).click();
  await expect(sheet.getByRole('region', { name: 'Transcrição' }).getByRole('listitem').first()).toBeVisible();
  await sheet.getByRole('tab', { name: 'A seguir' }).click();
  await expect(sheet.getByRole('button', { name: new RegExp(second?.title ?? '') })).toBeVisible();
  await checkAccessible(page);
  await page.keyboard.press('Escape');

  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Prêmios' }) })
    .last();
  let before = (await sound(page)).at;
  for (const place of ['Início', 'Aprender', 'Prêmios']) {
    await bar.getByRole('link', { name: place }).click();
    await expect(player).toBeVisible();
    await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(before);
    const now = await sound(page);
    expect(now).toMatchObject({ isPlaying: true, speed: 2 });
    before = now.at;
  }
  await page.evaluate(() => {
    const film = document.body.appendChild(document.createElement('video'));
    film.dispatchEvent(new Event('play')); // another medium begins
    film.remove();
  });
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(false);
  await player.getByRole('button', { name: 'Tocar' }).click();
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true);
  await player.getByRole('button', { name: 'Pausar' }).click();
  const stoppedAt = (await sound(page)).at;
  const kept = () => callAs(person, getEpisode, { params: { episodeId: first?.id ?? '' } });
  await expect.poll(async () => Math.abs((await kept()).position - stoppedAt)).toBeLessThan(1);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(person, { page: other });
  await other.goto('/podcasts');
  await other
    .getByRole('region', { name: 'Continue ouvindo' })
    .getByRole('button', { name: new RegExp(`^Tocar ${first?.title}`) })
    .click();
  await expect.poll(async () => (await sound(other)).at).toBeGreaterThan(stoppedAt - 1);
  await other
    .getByRole('region', { name: 'Tocador de podcasts' })
    .getByRole('button', { name: /^Abrir o tocador/ })
    .click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Começo/ })
    .click();
  await expect.poll(async () => (await sound(other)).at).toBeLessThan(60);
  await other.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click();
  await expect.poll(async () => (await kept()).position).toBeLessThan(60);
  await context.close();

  // The newest place wins; where this device stopped is over a minute away, and offered.
  await page.goto('/podcasts');
  await page
    .getByRole('region', { name: 'Continue ouvindo' })
    .getByRole('button', { name: new RegExp(`^Tocar ${first?.title}`) })
    .click();
  await expect(player.getByText(/Neste aparelho você parou em/)).toBeVisible();
  expect((await sound(page)).at).toBeLessThan(90);
  await player.getByRole('button', { name: 'Ir para lá' }).click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(90);

  await page.goto('/podcasts'); // a reload ends it, and it is offered again
  await page
    .getByRole('region', { name: 'Continue ouvindo' })
    .getByRole('button', { name: new RegExp(`^Tocar ${first?.title}`) })
    .click();
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true);
  await bar.getByRole('link', { name: 'Eu' }).click();
  await page
    .getByRole('link', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Sair' }))
    .last()
    .click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await sound(page)).toMatchObject({ isPlaying: false, src: null });
});

test('POD-01 FIL-01 FIL-04 what narrows the podcasts stands in the address; an episode is marked as heard, and that is taken back', async ({
  page,
  person,
  signInAs,
}) => {
  const { id, title, episodes } = await aPodcast();
  await signInAs(person);
  await page.goto(`/podcasts?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Favoritar ${title}` }).click();
  await page.getByRole('button', { name: 'Favoritos' }).click();
  await expect(page).toHaveURL(/favorite=favorite/);
  await page.reload();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favoritos' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/podcasts/${id}`);
  for (const episode of episodes) await page.getByRole('button', { name: `Marcar como ouvido: ${episode.title}` }).click();
  const kept = (place: number) => callAs(person, getEpisode, { params: { episodeId: episodes[place]?.id ?? '' } });
  for (const place of [0, 1]) await expect.poll(async () => (await kept(place)).isDone).toBe(true);
  await page.goto(`/podcasts?search=${encodeURIComponent(title)}&progress=done`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto(`/podcasts/${id}`);
  await page.getByRole('button', { name: `Marcar como não ouvido: ${episodes[0]?.title}` }).click();
  await expect.poll(async () => (await kept(0)).isDone).toBe(false);
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' }); // it brings the screens without a network

  test('POD-01 OFF-01 OFF-04 an episode is kept on the phone, its size first, plays without a network after a reload, and where it was left reaches the server', async ({
    page,
    context,
    person,
    signInAs,
    guard,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { id, episodes } = await aPodcast();
    const [first] = episodes;
    const place = async () => (await callAs(person, getEpisode, { params: { episodeId: first?.id ?? '' } })).position;
    await signInAs(person);
    await page.goto(`/podcasts/${id}`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload(); // by the worker, which keeps what it brings
    await page.getByRole('button', { name: `Baixar ${first?.title}`, exact: true }).click();
    await page.getByRole('dialog', { name: 'Baixar este episódio?' }).getByRole('button', { name: 'Baixar agora' }).click();
    await expect(page.getByRole('button', { name: `Tirar ${first?.title} do aparelho`, exact: true })).toBeVisible();
    const play = page.getByRole('button', { name: new RegExp(`^Tocar ${first?.title}`) });
    await play.click(); // the player's code comes with the first tap
    await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(0.2);
    expect((await sound(page)).src).toMatch(/^blob:/);
    await expect.poll(place).toBeGreaterThan(0);

    await context.setOffline(true);
    await page.reload();
    await play.click();
    const player = page.getByRole('region', { name: 'Tocador de podcasts' });
    await player.getByRole('button', { name: /^Abrir o tocador/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avançar 30 segundos' }).click();
    await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(30);
    await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click();
    expect(await place()).toBeLessThan(30);
    await context.setOffline(false);
    await expect.poll(place, { timeout: 15_000 }).toBeGreaterThan(30);
  });
});
