import { aMark } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('ADM-01 TRL-01 TRL-02 an author makes a trail of two courses under a category, turns their order, publishes it, and puts a learner in', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const first = await aCourse([await aPdfActivity({ pages: 1 })]);
  const second = await aCourse([await aPdfActivity({ pages: 1 })]);
  const mark = aMark();
  await signInAs('manager', { to: '/console/trail-categories' });
  await page.getByRole('link', { name: 'Nova categoria' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Categoria ${mark}`);
  await page.getByRole('button', { name: 'Nova categoria' }).click();
  await expect(page.getByText('Categoria criada.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Trilhas' }).getByRole('link', { name: 'Trilhas' }).click();
  await page.getByRole('link', { name: 'Nova trilha' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(`Trilha ${mark}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Trilha ${mark}` })).toBeVisible();
  for (const { title } of [first, second]) {
    await page.getByRole('button', { name: 'Acrescentar curso' }).click();
    await page.getByRole('searchbox', { name: 'Buscar curso publicado' }).fill(title);
    await page.getByRole('menuitem', { name: title }).click();
    await expect(page.getByRole('region', { name: 'Etapas' }).getByRole('link', { name: title })).toBeVisible();
  }
  const titles = () => page.getByRole('region', { name: 'Etapas' }).getByRole('listitem').getByRole('link').allTextContents();
  const handle = page.getByRole('button', { name: `Mover ${second.title}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Lugar 2 de 2.')).toBeAttached(); // it is lifted
  await expect(async () => {
    await page.keyboard.press('ArrowUp'); // deaf until the places are measured; at the top it changes nothing
    await expect(page.getByText('Lugar 1 de 2.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(titles).toEqual([second.title, first.title]);

  await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: `Categoria ${mark}` });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão 1 no ar')).toBeVisible();

  await page.getByRole('link', { name: 'Pessoas', exact: true }).last().click();
  await page.getByRole('button', { name: 'Inscrever pessoas' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Quem' }).fill(person.fullName);
  await page.getByRole('option', { name: person.fullName }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Inscrever', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Inscrições' }).getByText('pela administração')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(person, { page: phone });
  await phone.goto(`/trails?search=${encodeURIComponent(`Trilha ${mark}`)}&subscription_type=assigned`);
  await phone
    .getByRole('main')
    .getByRole('link', { name: `Trilha ${mark}` })
    .click();
  await expect(phone.getByRole('listitem').filter({ hasText: second.title })).toContainText('1 · Curso');
  await phone.context().close();
});
