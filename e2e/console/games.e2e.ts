import { aCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aThisOrThat, aTrueOrFalse, someFlashcards, somePairs } from '../support/games.ts';

test('GAM-09 on a desktop four games are solved by keyboard alone', async ({ page, person, signInAs }) => {
  const course = await aCourse([aTrueOrFalse(), aThisOrThat(), someFlashcards(), somePairs()]);
  await signInAs(person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).press('Enter');
  const result = page.getByRole('region', { name: 'Resultado' });
  const begin = () => page.getByRole('button', { name: 'Jogar' }).press('Enter');
  const goTo = (name: string) => page.getByRole('link', { name }).press('Enter');

  await begin();
  for (const [number, word, key] of [
    [1, 'verdadeira', 'v'],
    [2, 'falsa', 'f'],
    [3, 'verdadeira', 'ArrowRight'],
    [4, 'falsa', 'ArrowLeft'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `Frase ${number}, ${word}` })).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(result.getByText('4 de 4')).toBeVisible();

  await goTo('Isto ou aquilo');
  await begin();
  await expect(page.getByRole('heading', { name: 'Carta 1, tem' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Jogo pausado' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Som' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [number, word, key] of [
    [1, 'tem', 'ArrowLeft'],
    [2, 'ganha', 'ArrowRight'],
    [3, 'tem', 'a'],
    [4, 'ganha', 'b'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `Carta ${number}, ${word}` })).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(result.getByText('4 de 4')).toBeVisible();

  await goTo('Cartões');
  await begin();
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('heading', { name: `Pergunta ${number}` })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('heading', { name: `Resposta ${number}` })).toBeVisible();
    await page.keyboard.press('2');
  }
  await expect(result.getByText('3 de 3')).toBeVisible();

  await goTo('Ache os pares');
  await begin();
  await page.getByRole('button', { name: 'Carta 1, fechada' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('É par.')).toBeVisible();
  for (const key of ['3', '4', '5', '6']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: `Carta ${key}, fechada` })).toHaveCount(0);
  }
  await expect(result.getByText('3 de 3')).toBeVisible();
});

test('GAM-06 an author pastes a list, says what is true, and plays the real game beside the form', async ({ page, signInAs }) => {
  const { id } = await aCourse([aTrueOrFalse('Frases da loja')]);
  await signInAs('manager', { to: `/console/courses/${id}` });
  await page.getByRole('link', { name: /Frases da loja/ }).click();
  const form = page.getByRole('form', { name: 'Verdadeiro ou falso' });
  await form.getByText('Colar uma lista').click();
  await form.getByLabel('Lista de duas colunas').fill('Frase colada\tPorque veio da planilha.');
  await form.getByRole('button', { name: 'Usar 1 linha' }).click();
  await form.getByRole('button', { name: 'Frase colada' }).click();
  await expect(form.getByLabel('Se errar, diga')).toHaveValue('Porque veio da planilha.');

  const phone = page.getByRole('group', { name: 'Sua resposta' });
  await phone.getByRole('button', { name: 'Falso' }).click();
  await expect(page.getByText('Era verdade.')).toBeVisible();
  await page.getByRole('button', { name: 'Recomeçar' }).click();
  await page.getByRole('button', { name: 'Resolver tudo' }).click();
  await expect(page.getByText('5 de 5 de primeira.')).toBeVisible();
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/Salvo/).first()).toBeVisible();
});
