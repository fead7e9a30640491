import type { Page } from '@playwright/test';
import { enrol, openActivity } from '@vitrine/contract/learning';
import { callAs, type Who } from '../support/api.ts';
import { aCourse, aPdfActivity, aVideoActivity, type MadeCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

const open = async (page: Page, course: MadeCourse, place = 1) => page.goto(`/courses/${course.id}/activities/${place}`);
const stateOnServer = async (who: Who, course: MadeCourse) =>
  (await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: 1 } })).activity.state;
const positionOnServer = async (who: Who, course: MadeCourse) => {
  const { content } = await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: 1 } });
  return content.kind === 'video' ? content.positionSeconds : Number.NaN;
};

test('PLY-02 a document turns by keyboard, zooms, says of each page whether it was read, opens at the first unread, and is complete when all were', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 3 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await open(page, course);
  const reader = page.getByRole('region', { name: 'Leitor: Guia' });
  await expect(page.getByText('1 de 3 páginas lidas')).toBeVisible();
  await expect(reader.getByRole('status')).toHaveText(/Página 1\. +Pagina 1/);

  const width = async () => (await reader.locator('canvas').boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Aumentar' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await page.getByRole('button', { name: 'Diminuir' }).click();
  await expect.poll(width).toBeCloseTo(before, 0);

  await reader.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 de 3 páginas lidas')).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeAttached();
  await expect(page.getByText('conta após 1 s na página')).toBeVisible();
  for (const said of ['1 · lida', '2 · aqui', '3 · falta']) await expect(page.getByRole('button', { name: said })).toBeVisible();
  await page.getByRole('button', { name: '1 · lida' }).click();
  await expect(page.getByRole('button', { name: 'Página 3', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();
  expect(await stateOnServer(person, course)).toBe('completed');
});

test('PLY-02 pages that were only turned over are not read', async ({ page, person, signInAs }) => {
  const course = await aCourse([await aPdfActivity({ pages: 4 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await page.clock.install();
  await open(page, course);
  await expect(page.getByRole('region', { name: 'Leitor: Guia' }).getByRole('status')).toHaveText(/Pagina 1/);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await page.clock.runFor(100);
  }
  await page.clock.runFor(1_500);

  await expect(page.getByText(/^[12] de 4 páginas lidas/)).toBeVisible();
});

test('PLY-03 a film plays with captions, seeks, goes on where it was left, and counts what was really watched', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([await aVideoActivity({ requiredPercent: 80 }), await aPdfActivity()]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await open(page, course);
  const film = page.locator('video');
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);

  await expect(page.getByLabel('Idioma das legendas')).toHaveValue('pt-BR');
  const cues = () => film.evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.cues ?? [])].length);
  await expect.poll(cues).toBe(2);
  // Held sideways the film is the screen, and the dock's button lies on it.
  await page.setViewportSize({ width: 800, height: 360 });
  await expect.poll(async () => await film.boundingBox()).toEqual({ x: 0, y: 0, width: 800, height: 360 });
  await expect(page.getByRole('link', { name: 'Próxima: Guia' })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Legendas' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('disabled');

  // Only the end is watched: a jump counts nothing of what it left out.
  await page.getByLabel('Posição no vídeo').fill('4');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect(page.getByText(/^Assistido (2|3)\d% · conta a partir de 80%$/)).toBeVisible();
  expect(await stateOnServer(person, course)).toBe('in_progress');

  await page.getByLabel('Posição no vídeo').fill('1');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect.poll(at).toBeGreaterThan(2.2);
  const kept = page.waitForResponse('**/learning-events');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await kept;
  const left = await at();
  await expect.poll(() => positionOnServer(person, course)).toBeCloseTo(left, 0);
  await page.reload();
  await expect.poll(at).toBeCloseTo(left, 0);

  await page.getByLabel('Posição no vídeo').fill('0');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByText('Vídeo concluído')).toBeVisible();
  await expect.poll(() => stateOnServer(person, course)).toBe('completed');
});

test('PLY-14 what is read without a network is kept through a reload, and sent when it is back', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const course = await aCourse([await aPdfActivity({ pages: 2 }), await aPdfActivity({ title: 'Outra' })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await open(page, course);
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeAttached();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('Apresentação concluída')).toBeVisible();
  await expect(page.getByText('Você está sem internet')).toBeVisible();
  // One report more where the machine is slow: time goes on while the page is read.
  await expect(page.getByText(/[1-9]\d* envios? esperam? a conexão\./)).toBeVisible();
  await expect(page.getByText('Esperando para salvar')).toBeAttached();
  expect(await stateOnServer(person, course)).toBe('in_progress');

  // The reports cannot leave although the network is back: a reload must not lose them.
  await page.route('**/api/v1/learning-events', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Guia' })).toBeVisible();
  expect(await stateOnServer(person, course)).toBe('in_progress');
  await page.unroute('**/api/v1/learning-events');
  // They leave once the screen has been told how far the person was: it asks again when they have arrived.
  const told = page.waitForResponse((answer) => answer.url().endsWith(`/courses/${course.id}/activities/1`));
  await page.route('**/api/v1/learning-events', async (route) => {
    await told;
    await route.continue();
  });
  await page.reload();

  await expect.poll(() => stateOnServer(person, course)).toBe('completed');
  await expect(page.getByText('Apresentação concluída')).toBeVisible();
});
