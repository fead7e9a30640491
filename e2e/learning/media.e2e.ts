import type { Page } from '@playwright/test';
import { enrol, openActivity } from '@vitrine/contract/learning';
import { aFlashFilm } from '../../server/src/modules/activities/testing/flash-film.ts';
import { zipOf } from '../../server/src/modules/activities/testing/packages.ts';
import { aMark, callAs, type Who } from '../support/api.ts';
import { aCourse, anActivityOf, sendFile, type MadeCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPdf, captions, sixSeconds } from '../support/uploads.ts';

const watching = { requiredPercent: 80, noSkip: false };

/** One activity of each kind of media, in their order. */
async function aCourseOfMedia(): Promise<MadeCourse> {
  const sound = await sendFile({ purpose: 'audio', name: 'fala.m4a', bytes: asSound(sixSeconds()) });
  const transcript = await sendFile({ purpose: 'captions', name: 'fala.vtt', bytes: captions() });
  const film = await sendFile({ purpose: 'flash', name: 'filme.swf', bytes: aFlashFilm() });
  const zip = await zipOf({
    'index.html': '<h1>Pacote</h1><script>try { localStorage.x = 1 } catch { document.body.append("isolado") }</script>',
  });
  const pages = await sendFile({ purpose: 'package', name: 'paginas.zip', bytes: zip });
  const slides = await sendFile({ purpose: 'slides', name: 'slides.pdf', bytes: aPdf(2) });
  return aCourse([
    anActivityOf('Fala', { kind: 'audio', fileId: sound, transcripts: { 'pt-BR': transcript }, ...watching }),
    anActivityOf('No YouTube', { kind: 'youtube', address: 'https://youtu.be/abcDEF12_-3', ...watching }),
    anActivityOf('No Vimeo', { kind: 'vimeo', address: 'https://vimeo.com/76979871', ...watching }),
    anActivityOf('Ao vivo', { kind: 'wowza', address: `vod/_definst_/mp4:dies-${aMark()}.mp4`, ...watching }),
    anActivityOf('Pacote', { kind: 'html', page: {}, fileId: pages, requiredSeconds: null }),
    anActivityOf('Velhos tempos', { kind: 'flash', fileId: film, requiredSeconds: null }),
    anActivityOf('Slides', { kind: 'ppt', files: { 'pt-BR': slides } }),
    anActivityOf('No SlideShare', {
      kind: 'linkedin_slidshare',
      address: 'https://www.slideshare.net/slideshow/vendas/123456789',
      requiredSeconds: null,
    }),
  ]);
}

/** The film's boxes say that it is a sound: its picture is not played by anybody who asked for one. */
const asSound = (film: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(film);
  bytes.write('M4A ', 8, 'latin1');
  return bytes;
};

const stateOf = async (who: Who, course: MadeCourse, place: number) =>
  (await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: place } })).activity.state;
const open = (page: Page, course: MadeCourse, place: number) => page.goto(`/courses/${course.id}/activities/${place}`);

test('PLY-04 PLY-05 PLY-06 PLY-09 PLY-10 PLY-11 PLY-12 a course of all media is played to its end on a phone', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.expectNetworkLine(/503/); // the stream that dies
  const course = await aCourseOfMedia();
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  const isDone = (place: number) => expect.poll(() => stateOf(person, course, place)).toBe('completed');

  await open(page, course, 1);
  const lines = page.getByRole('region', { name: 'Transcrição' });
  await lines.getByRole('button', { name: /Segunda fala/ }).click();
  const sound = page.locator('audio');
  const at = () => sound.evaluate((element: HTMLAudioElement) => element.currentTime);
  expect(await at()).toBeCloseTo(3, 0);
  await page.getByLabel('Posição no áudio').fill('0');
  await page.getByLabel('Velocidade').selectOption('2');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Fala');
  await expect(page.getByText('Áudio concluído')).toBeVisible();
  await isDone(1);

  for (const [place, service] of [
    [2, 'YouTube'],
    [3, 'Vimeo'],
  ] as const) {
    await open(page, course, place);
    await expect(page.getByRole('heading', { name: `Este conteúdo fica no ${service}` })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostrar agora' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
    await expect(page.getByText('Vídeo concluído')).toBeVisible();
    await isDone(place);
  }

  await open(page, course, 4);
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByText('A transmissão parou. O que você já assistiu está guardado.')).toBeVisible();
  await revive(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await page.getByLabel('Posição no vídeo').fill('0');
  await page.getByLabel('Velocidade').selectOption('2');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByText('Vídeo concluído')).toBeVisible();
  await isDone(4);

  await open(page, course, 5);
  await expect(page.frameLocator('iframe').getByText('isolado')).toBeVisible();
  await page.getByRole('button', { name: 'Cheguei ao fim' }).click();
  await isDone(5);

  await context.setExtraHTTPHeaders({}); // a frame without an origin asks for its files as a stranger, with nothing added
  await open(page, course, 6);
  await expect(page.getByText('A animação está tocando.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cheguei ao fim' }).click();
  await isDone(6);

  await open(page, course, 7);
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('2 de 2 páginas lidas').or(page.getByText('Apresentação concluída'))).toBeVisible();
  await isDone(7);

  await open(page, course, 8);
  await page.getByRole('button', { name: 'Mostrar agora' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Slide 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Cheguei ao fim' }).click();
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();
});

/** The streaming server comes back: it lies where the stream came from. */
async function revive(page: Page): Promise<void> {
  const address = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('playlist.m3u8'))?.name,
  );
  const { origin, pathname } = new URL(address ?? '');
  await fetch(`${origin}/revive${pathname.replace(/\/playlist\.m3u8$/, '')}`);
}
