/** A phone held sideways is 360 px high: what is shown has all of them, what steers it lies clear of it or steps aside, and every way on can be pressed. */
import { enrol } from '@vitrine/contract/learning';
import type { Locator, Page } from '@playwright/test';
import { callAs } from './support/api.ts';
import { aPhotoType } from './support/campaign-rooms.ts';
import { aCourse, aPdfActivity, aVideoActivity } from './support/courses.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { aPhotoFile } from './support/report.ts';

const screen = { width: 800, height: 360 };
const whole = { x: 0, y: 0, ...screen };
type Box = typeof whole;

test.use({ viewport: screen });

const boxOf = async (one: Locator): Promise<Box> => {
  await expect(one).toBeInViewport();
  return (await one.boundingBox()) ?? whole;
};
const meets = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = ({ x, y, width, height }: Box) => x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;

/** Each is whole on the screen, can be pressed, and none lies on another. */
async function expectApart(all: readonly Locator[]): Promise<void> {
  const boxes: Box[] = [];
  for (const one of all) {
    await one.click({ trial: true });
    boxes.push(await boxOf(one));
  }
  for (const [place, box] of boxes.entries()) {
    expect(isInside(box), `${String(all[place])} is whole on the screen`).toBe(true);
    const over = boxes.findIndex((other, at) => at > place && meets(box, other));
    expect(over, `${String(all[place])} lies on ${String(all[over])}`).toBe(-1);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const spoken =
  'Abra a porta e mostre: as verduras ficam na altura dos olhos de quem compra, e a gaveta de baixo guarda o que pesa, sem que ninguém se ajoelhe diante da vitrine.';

test('PLY-02 PLY-03 held sideways a film and a document fill the screen; captions are two lines of whole words, clear of what steers', async ({
  page,
  person,
  signInAs,
}) => {
  const film = await aVideoActivity({ says: spoken });
  const course = await aCourse([film, await aPdfActivity({ pages: 3 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person, { to: `/courses/${course.id}/activities/1` });

  const picture = page.locator('video');
  await expect.poll(() => picture.boundingBox()).toEqual(whole);
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await picture.evaluate((video: HTMLVideoElement) => Object.assign(video, { playbackRate: 0.2 })); // six seconds are short for all that is looked at
  const next = page.getByRole('link', { name: 'Próxima: Guia' });
  const back = page.getByRole('link', { name: 'Voltar para o curso' });
  const ways = [
    ...['Legendas', 'Voltar 10 segundos', 'Tocar', 'Avançar 10 segundos', 'Tela cheia', 'Atividades do curso'].map((name) =>
      button(page, name),
    ),
    ...['Posição no vídeo', 'Idioma das legendas', 'Velocidade'].map((name) => page.getByLabel(name)),
    back,
    next,
  ];
  await expectApart(ways);
  await page.setViewportSize({ ...screen, width: 667 }); // a narrower phone: what steers lies clear of the words at the top too
  await expectApart(ways);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await page.setViewportSize(screen);

  await button(page, 'Tocar').click();
  const caption = page.locator('[data-caption] span');
  await expect(caption).toHaveText(/^Abra a porta/);
  const lines = () => caption.evaluate((element) => element.getClientRects().length);
  expect(await lines()).toBeLessThanOrEqual(2);
  const plate = await boxOf(caption);
  for (const way of [button(page, 'Pausar'), ...ways.filter((one) => one !== ways[2])])
    expect(meets(plate, await boxOf(way)), String(way)).toBe(false);
  expect(await page.evaluate(cutTexts)).toEqual([]);

  // Nobody touches anything: header, transport and dock step aside, and the words go on.
  for (const way of [back, next, button(page, 'Pausar')]) await expect(way).toBeHidden();
  expect(isInside(await boxOf(caption))).toBe(true);
  await picture.evaluate((video: HTMLVideoElement) => Object.assign(video, { currentTime: 4 }));
  await expect(caption).toHaveText(/vitrine\.$/);
  expect(await lines()).toBeLessThanOrEqual(2);
  await picture.tap({ position: { x: 60, y: 180 } });
  await expect(next).toBeVisible();
  await button(page, 'Pausar').click();
  await next.click();

  const reader = page.getByRole('region', { name: 'Leitor: Guia' });
  await expect(reader.getByRole('status')).toHaveText(/Página 1\. +Pagina 1/);
  expect(await reader.boundingBox()).toEqual(whole);
  const paper = reader.locator('canvas');
  await expect.poll(async () => (await paper.boundingBox())?.y).toBeLessThan(20);
  const sheet = await boxOf(paper);
  expect(sheet.height).toBeGreaterThan(screen.height * 0.9);
  for (const said of ['Atividade 2 de 2', /páginas lidas/]) await expect(page.getByText(said)).toBeHidden();
  const turn = button(page, 'Próxima página');
  const steps = [
    button(page, 'Aumentar'),
    turn,
    page.getByText('1 de 3', { exact: true }),
    back,
    button(page, 'Atividades do curso'),
    button(page, 'Página 2'),
  ];
  await expectApart(steps);
  for (const step of steps) expect(meets(sheet, await boxOf(step)), String(step)).toBe(false);
  await turn.click();
  await expect(reader.getByRole('status')).toHaveText(/Página 2\./);
  await button(page, 'Página 3').click();
  await expect(reader.getByRole('status')).toHaveText(/Página 3\./);
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeInViewport();
  await expect(
    page
      .getByRole('link', { name: /^(Rever|Continuar)/ })
      .filter({ visible: true })
      .first(),
  ).toBeInViewport();
});

test('SAL-01 PHO-01 held sideways the camera sees the whole screen beside its buttons, and a photo of the store stands beside what sends it', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  await aPhotoType(shop, 'Vitrine');
  // A camera that shows a grey wall: this machine has none.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const wall = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const paint = () => wall.getContext('2d')?.fillRect(0, 0, 640, 480);
      setInterval(paint, 100);
      return Promise.resolve(wall.captureStream(10));
    };
  });
  await signInAs(seller, { to: '/insert-sales' });
  await expect.poll(() => page.getByLabel('O que a câmera vê').boundingBox()).toEqual(whole);
  const controls = ['Fotografar a nota', 'Galeria', 'Dicas', 'Minha loja não permite foto', 'Fechar'].map((name) => button(page, name));
  await expectApart(controls);
  await button(page, 'Fotografar a nota').click();
  await expect(page.getByRole('form', { name: 'Dados da nota' })).toBeVisible();
  await expect(button(page, 'Continuar')).toBeInViewport({ ratio: 1 });

  await page.goto('/upload-photos');
  const take = button(page, 'Fotografar Vitrine').last();
  await expect(take).toBeInViewport({ ratio: 1 });
  await take.click();
  await expectApart(['Abrir a câmera', 'Escolher da galeria'].map((name) => button(page, name)));
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Escolher da galeria').click();
  await (await choosing).setFiles(aPhotoFile());
  const photo = page.getByRole('dialog').getByRole('img', { name: 'Foto: Vitrine' });
  await expectApart([photo, ...['Enviar foto', 'Tirar outra', 'Escolher da galeria'].map((name) => button(page, name))]);
  expect((await boxOf(photo)).height).toBeGreaterThan(screen.height / 2);
  await button(page, 'Enviar foto').click();
  await expect(page.getByRole('listitem', { name: 'Vitrine', exact: true })).toContainText('Em auditoria');
});
