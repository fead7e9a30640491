import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('ADM-02 an administrator imports a spreadsheet: says its columns, reads why a line stays out, writes the rest and takes it back', async ({
  page,
  signInAs,
}) => {
  const mark = aMark();
  const known = await aPerson({ fullName: `Ana Velha ${mark}` });
  const sheet = [
    'Usuário;Nome completo;Correio da pessoa;Papel',
    `${known.userName};Ana Nova ${mark};;`,
    `bia.${mark};Bia Dois ${mark};bia.${mark}@exemplo.test;Participante`,
    `cid.${mark};Cid Três ${mark};cid@;`,
    `dea.${mark};=1+1;dea.${mark}@exemplo.test;`,
  ].join('\r\n');
  await signInAs('admin', { to: '/console/people' });
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Importações', exact: true })).toBeVisible();
  await page
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet, 'latin1') });

  await page.getByRole('combobox', { name: 'O que é a coluna Correio da pessoa' }).selectOption({ label: 'E-mail' });
  await expect(page.getByRole('combobox', { name: 'Codificação do texto' })).toHaveValue('windows-1252');
  await page.getByRole('button', { name: 'Ensaiar' }).click();
  await expect(page.getByText('Nada foi gravado ainda. Confira e grave.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Cid Três ${mark}` })).toContainText('E-mail:');
  await expect(page.getByRole('row').filter({ hasText: `dea.${mark}` })).toContainText('A célula tem uma fórmula');

  await page.getByRole('button', { name: 'Gravar 2 pessoas' }).click();
  await page.getByRole('dialog', { name: 'Gravar agora?' }).getByRole('button', { name: 'Gravar', exact: true }).click();
  await expect(page.getByText('Gravada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mudam', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: known.userName })).toContainText(`Ana Nova ${mark}`);

  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await page.getByRole('dialog', { name: 'Desfazer esta importação?' }).getByRole('button', { name: 'Desfazer tudo' }).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible();
  await page.goto(`/console/people?search=${mark}`);
  await expect(page.getByText(`Ana Velha ${mark}`).first()).toBeVisible();
  await expect(page.getByText(`Bia Dois ${mark}`)).toHaveCount(0);
});
