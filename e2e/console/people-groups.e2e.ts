import { createGroup, getProfile, saveProfileWork } from '@vitrine/contract/identity';
import { aMark, callAs, type Who } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

/** As they write it in their own profile. */
async function worksAt(who: Who, retailer: string): Promise<void> {
  const { version, work } = await callAs(who, getProfile);
  await callAs(who, saveProfileWork, { body: { version, work: { ...work, retailer } } });
}

test('CLI-09 ADM-02 an administrator makes a group with a rule, sees whom it takes in, and adds one more by hand', async ({
  page,
  signInAs,
}) => {
  const mark = aMark();
  const painter = await aPerson({ fullName: `Pintora ${mark}`, programRole: 'painter' });
  const cashier = await aPerson({ fullName: `Caixa ${mark}`, programRole: 'cashier' });
  await signInAs('admin', { to: '/console/groups' });
  await page.getByRole('link', { name: 'Novo grupo' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Oficina ${mark}`);
  await page.getByRole('button', { name: 'Novo grupo' }).click();
  await expect(page.getByText('Grupo criado.')).toBeVisible();

  await page.getByRole('link', { name: 'Regra', exact: true }).click();
  await page.getByRole('button', { name: 'Nova condição' }).click();
  await page.getByRole('combobox', { name: 'Valores' }).click();
  await page.getByRole('option', { name: 'Pintor' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Prévia da regra' })).toContainText('pessoa');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/Regra salva\./)).toBeVisible();

  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('link', { name: 'Quem participa' }).click();
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(mark);
  await expect(page.getByRole('checkbox', { name: `${painter.fullName} participa` })).toBeDisabled();
  await page.getByRole('checkbox', { name: `${cashier.fullName} participa` }).click();
  await expect(page.getByRole('checkbox', { name: `${cashier.fullName} participa` })).toBeChecked();
  await page
    .getByRole('radio', { name: 'Fora' })
    .or(page.getByRole('button', { name: 'Fora' }))
    .click();
  await expect(page.getByText('Ninguém com estes filtros')).toBeVisible();
});

test('CLI-09 PRO-02 an administrator groups the people of a chain, chosen from what they wrote themselves; who writes it later belongs too', async ({
  page,
  signInAs,
}) => {
  const mark = aMark();
  const [here, later] = [await aPerson({ fullName: `Loja ${mark}` }), await aPerson({ fullName: `Depois ${mark}` })];
  await worksAt(here, `Rede Única ${mark}`);
  const { id: groupId } = await callAs('admin', createGroup, { body: { name: { 'pt-BR': `Rede ${mark}` }, labelId: null } });
  await signInAs('admin', { to: `/console/groups/${groupId}/rule` });
  await page.getByRole('button', { name: 'Nova condição' }).click();
  await page.getByRole('combobox', { name: 'O que olhar' }).selectOption('Rede');
  await page.getByRole('combobox', { name: 'Valores' }).fill(`unica ${mark}`);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([`Rede Única ${mark}1 pessoa`]);
  await page.getByRole('option', { name: `Rede Única ${mark}` }).click();
  await expect(page.getByRole('region', { name: 'Prévia da regra' })).toContainText(here.fullName);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Regra salva. 1 pessoa participa.')).toBeVisible();

  await worksAt(later, `REDE UNICA ${mark}`.toUpperCase());
  await page.goto(`/console/groups/${groupId}/members`);
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(mark);
  await expect(page.getByRole('checkbox', { name: `${later.fullName} participa` })).toBeChecked();
});
