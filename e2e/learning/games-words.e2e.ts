import type { Locator, Page } from '@playwright/test';
import { aCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aBlanksActivity, anEnigmaActivity, aSceneActivity, aWordsActivity } from '../support/word-games.ts';

/** A finger that takes a piece and lets it go over a place. */
async function drag(page: Page, piece: Locator, place: Locator): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  await piece.scrollIntoViewIfNeeded();
  const [from, to] = [await piece.boundingBox(), await place.boundingBox()];
  if (!from || !to) throw new Error('a piece and its place are on the screen');
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });
  const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  const [start, end] = [middle(from), middle(to)];
  await touch('touchStart', start);
  for (const part of [0.1, 0.5, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}

test('GAM-01 GAM-02 GAM-05 GAM-08 GAM-09 a seller plays four games of places and words on the phone, all right at the first try', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([aSceneActivity(), aWordsActivity(), aBlanksActivity(), anEnigmaActivity()]);
  await signInAs(person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  const begin = () => page.getByRole('button', { name: 'Jogar', exact: true }).click();
  const allRight = () => expect(page.getByText('Tudo certo de primeira.')).toBeVisible();

  await begin();
  const bay = (name: string) => page.getByRole('button', { name: new RegExp(name) });
  await page.getByRole('option', { name: /Lavadora/ }).click();
  await bay('Lavanderia').click();
  await expect(bay('Lavanderia: Lavadora')).toBeVisible();
  await drag(page, page.getByRole('option', { name: /Geladeira/ }), bay('Cozinha'));
  await allRight();
  await expect(page.getByText('+40')).toBeVisible();

  await page.getByRole('link', { name: 'Complete a fala' }).click();
  await begin();
  await page.getByRole('option', { name: /inverter/ }).click();
  await page.getByRole('button', { name: 'Lacuna B, vazia' }).click();
  await expect(page.getByRole('button', { name: 'Lacuna B: inverter, certa' })).toBeVisible();
  await page.reload(); // what was placed lies there still
  await expect(page.getByRole('button', { name: 'Lacuna B: inverter, certa' })).toBeVisible();
  await drag(page, page.getByRole('option', { name: /etiqueta/ }), page.getByRole('button', { name: 'Lacuna A, vazia' }));
  await allRight();

  await page.getByRole('link', { name: 'Faça a conta' }).click();
  await begin();
  await page.getByRole('textbox', { name: 'Lacuna 2' }).fill('Invertr');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Quase: confira a escrita.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Lacuna 1' }).fill('24 kWh');
  await page.getByRole('textbox', { name: 'Lacuna 2' }).fill('Inverter');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await allRight();

  await page.getByRole('link', { name: 'Enigma' }).click();
  await begin();
  for (const letter of ['T', 'V', 'K']) await page.getByRole('button', { name: letter, exact: true }).click();
  await page.getByRole('button', { name: 'Responder' }).click();
  await allRight();
  await page.getByRole('link', { name: 'Ver o curso' }).filter({ hasText: 'Ver o curso' }).click();
  await expect(page.getByText('4 de 4 feitas')).toBeVisible();
});
