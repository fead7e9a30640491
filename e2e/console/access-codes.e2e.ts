import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { passFirstGates } from '../support/gates.ts';
import { aCpf } from '../support/people.ts';

test('ADM-02 LOG-09 an administrator imports somebody without an e-mail and prints their card; the seller comes in by its code on a phone, once; a lost card is ended on the person’s page', async ({
  page,
  signInAs,
  browser,
  guard,
}) => {
  guard.expectNetworkLine(/status of 422/); // the code, once more
  const mark = aMark();
  const [carla, lost] = [aCpf(), aCpf()];
  const sheet = [
    'Nome completo;CPF;Nascimento;Loja',
    `Carla Cartão ${mark};${carla};20/05/1990;Loja Centro`,
    `Perda Cartão ${mark};${lost};21/05/1990;Loja Centro`,
  ].join('\r\n');
  await signInAs('admin', { to: '/console/people-imports' });
  await page.getByLabel('Escolher arquivo').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Ensaiar' }).click();
  const access = page.getByRole('region', { name: 'Pessoas sem e-mail' });
  await expect(access).toContainText('2 precisam de um código de acesso');
  await page.getByRole('button', { name: 'Gravar 2 pessoas' }).click();
  await page.getByRole('dialog', { name: 'Gravar agora?' }).getByRole('button', { name: 'Gravar', exact: true }).click();

  await access.getByRole('button', { name: 'Fazer códigos de acesso' }).click();
  await page.getByRole('dialog', { name: 'Fazer códigos de acesso?' }).getByRole('button', { name: 'Fazer códigos' }).click();
  const cards = access.getByRole('region', { name: 'Loja Centro' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const codeOf = (name: string) =>
    cards
      .filter({ hasText: `${name} ${mark}` })
      .getByText(/^\w{5}-\w{5}$/)
      .innerText();
  const [code, lostCode] = [await codeOf('Carla Cartão'), await codeOf('Perda Cartão')];
  const saved = page.waitForEvent('download');
  await access.getByRole('button', { name: 'Baixar planilha' }).click();
  expect((await saved).suggestedFilename()).toBe('codigos-de-acesso.csv');

  const phone = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' });
  const hers = await phone.newPage();
  const comeIn = async (document: string, birthday: string, typed: string) => {
    await hers.goto('/first_access');
    await hers.getByRole('button', { name: 'Tenho um código de acesso' }).click();
    await hers.getByLabel('Documento').fill(document);
    await hers.getByLabel('Data de nascimento').fill(birthday);
    await hers.getByLabel('Código de acesso').fill(typed);
    await hers.getByRole('button', { name: 'Continuar' }).click();
  };
  await comeIn(carla, '1990-05-20', code.toLowerCase());
  await expect(hers.getByRole('heading', { level: 1, name: 'Criar sua senha' })).toBeVisible();
  await hers.getByLabel('Nova senha', { exact: true }).fill('Primeira-Entrada-9');
  await hers.getByRole('button', { name: 'Salvar senha' }).click();
  await passFirstGates(hers);
  await expect(hers.getByRole('heading', { level: 1, name: 'Oi, Carla' })).toBeVisible();
  await phone.close();

  await page.goto(`/console/people?search=${mark}`);
  await page
    .getByRole('link', { name: `Perda Cartão ${mark}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Código de acesso' }).click();
  const dialog = page.getByRole('dialog', { name: `Código de acesso de Perda Cartão ${mark}` });
  await dialog.getByRole('button', { name: 'Revogar código' }).click();
  await expect(dialog.getByRole('button', { name: 'Revogar código' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fazer código' }).click();
  await expect(dialog.getByText(/^\w{5}-\w{5}$/)).not.toHaveText(lostCode);

  const other = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' });
  const theirs = await other.newPage();
  await theirs.goto('/first_access');
  await theirs.getByRole('button', { name: 'Tenho um código de acesso' }).click();
  await theirs.getByLabel('Documento').fill(lost);
  await theirs.getByLabel('Data de nascimento').fill('1990-05-21');
  await theirs.getByLabel('Código de acesso').fill(lostCode);
  await theirs.getByRole('button', { name: 'Continuar' }).click();
  await expect(theirs.getByText('Os dados ou o código não conferem.')).toBeVisible();
  await expect(theirs.getByLabel('Documento')).toHaveValue(lost);
  await other.close();
});
