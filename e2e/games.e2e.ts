import type { Locator, Page } from '@playwright/test';
import { aCourse } from './support/courses.ts';
import { expect, test } from './support/fixtures.ts';
import { aThisOrThat, aTrueOrFalse, someFlashcards, somePairs } from './support/games.ts';

test('GAM-03 GAM-04 GAM-06 GAM-07 GAM-09 a person plays four games by touch, each to its end, resumes one, repeats what was missed, and the course is done', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  const course = await aCourse([aTrueOrFalse(), aThisOrThat(), someFlashcards(), somePairs()]);
  await signInAs(person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).tap();

  // True or false: one wrong, with its reason; after a reload the run goes on where it was.
  await page.getByRole('button', { name: 'Jogar' }).tap();
  const answer = (word: string) => page.getByRole('group', { name: 'Sua resposta' }).getByRole('button', { name: word });
  await expect(page.getByRole('heading', { name: 'Frase 1, verdadeira' })).toBeVisible();
  await answer('Falso').tap();
  await expect(page.getByText('Era verdade.')).toBeVisible();
  await expect(page.getByText('Porque a frase 1 é assim.')).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Próxima carta' }).tap();
  await answer('Falso').tap();
  await expect(page.getByRole('heading', { name: 'Frase 3, verdadeira' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '1 certas, 1 erradas, 2 por jogar' })).toBeVisible();
  await answer('Verdade').tap();
  await expect(page.getByRole('heading', { name: 'Frase 4, falsa' })).toBeVisible();
  await answer('Falso').tap();
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.getByText('3 de 4')).toBeVisible();
  await expect(result.getByText('+30')).toBeVisible();
  await expect(page.getByText('Frase 1, verdadeira')).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Repetir a 1' }).tap();
  await answer('Verdade').tap();
  await expect(result.getByText('4 de 4')).toBeVisible();
  await expect(result.getByText('já ganhos')).toBeVisible();

  // This or that: a swipe that is too short springs back, a long one lets go, a tap on a pile does as well.
  await page.getByRole('link', { name: 'Isto ou aquilo' }).tap();
  await page.getByRole('button', { name: 'Jogar' }).tap();
  const card = (number: number, word: string) => page.getByRole('heading', { name: `Carta ${number}, ${word}` });
  await swipe(page, card(1, 'tem'), -40);
  await expect(card(1, 'tem')).toBeVisible();
  await swipe(page, card(1, 'tem'), -140);
  await expect(page.getByText('Porque a carta 1 é assim.')).toBeVisible();
  await expect(card(2, 'ganha')).toBeVisible();
  await swipe(page, card(2, 'ganha'), 140);
  await expect(card(3, 'tem')).toBeVisible();
  await expect(page.getByText('Porque a carta 2 é assim.')).toBeVisible();
  // A tap that comes while the page still moves from the swipe only stops it, as under a person's finger.
  await expect(async () => {
    if (await card(3, 'tem').isVisible()) await answer('Seta para a esquerda').tap();
    await expect(card(4, 'ganha')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await answer('Seta para a direita').tap();
  await expect(result.getByText('4 de 4')).toBeVisible();

  // Flash cards: one comes back once.
  await page.getByRole('link', { name: 'Cartões' }).tap();
  await page.getByRole('button', { name: 'Jogar' }).tap();
  for (const [front, back, said] of [
    [1, 1, 'Não sabia'],
    [2, 2, 'Sabia'],
    [3, 3, 'Sabia'],
    [1, 1, 'Sabia'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `Pergunta ${front}` })).toBeVisible();
    await page.getByRole('button', { name: 'Ver resposta' }).tap();
    await expect(page.getByRole('heading', { name: `Resposta ${back}` })).toBeVisible();
    await page.getByRole('button', { name: said, exact: true }).tap();
  }
  await expect(result.getByText('2 de 3')).toBeVisible();

  // Pairs.
  await page.getByRole('link', { name: 'Ache os pares' }).tap();
  await page.getByRole('button', { name: 'Jogar' }).tap();
  for (const number of [1, 2, 3, 4, 5, 6]) await page.getByRole('button', { name: `Carta ${number}, fechada` }).tap();
  await expect(result.getByText('3 de 3')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o curso' }).last().tap();
  await expect(page.getByText('Concluído', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('GAM-06 D03 what is answered without a network stays on the device and is judged when it is back', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const course = await aCourse([aTrueOrFalse()]);
  await signInAs(person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).tap();
  await page.getByRole('button', { name: 'Jogar' }).tap();
  const answer = (word: string) => page.getByRole('group', { name: 'Sua resposta' }).getByRole('button', { name: word });
  await answer('Verdade').tap();
  await expect(page.getByRole('heading', { name: 'Frase 2, falsa' })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Sem internet. O jogo guarda tudo aqui.')).toBeVisible();
  await answer('Falso').tap();
  await expect(page.getByRole('heading', { name: 'Frase 3, verdadeira' })).toBeVisible();
  await expect(page.getByText('Guardado no aparelho.')).toBeVisible();
  await answer('Verdade').tap();
  await answer('Falso').tap();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Resultado' }).getByText('4 de 4')).toBeVisible();
});

/** A finger drags a card aside, by as many touches as a hand would make. */
async function swipe(page: Page, card: Locator, by: number): Promise<void> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const at = (way: number) => [{ x: x + way, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by * part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
