import { createGroup } from '@vitrine/contract/identity';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('NOT-01 ADM-01 the manager writes a message beside its preview, sends it to a group, a seller reads it on a phone, and the manager sees who read it and takes it back', async ({
  page,
  signInAs,
  browser,
}) => {
  const mark = aMark();
  const group = await callAs('admin', createGroup, { body: { name: { 'pt-BR': `Avisados ${mark}` }, labelId: null } });
  const seller = await aPerson({ groupIds: [group.id], fullName: `Lia ${mark}` });
  await aPerson({ groupIds: [group.id], fullName: `Caio ${mark}` });
  await signInAs('manager', { to: '/console/messages' });
  await page.getByRole('link', { name: 'Nova mensagem' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(`Feira ${mark}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Feira ${mark}` })).toBeVisible();

  const preview = page.getByRole('region', { name: 'Prévia no celular' }).first();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Começa na segunda. Veja as [notícias](/news).');
  await page.getByRole('combobox', { name: 'Botão para um lugar do portal' }).selectOption({ label: 'Ver as campanhas' });
  await expect(preview.getByText('Começa na segunda.')).toBeVisible();
  await expect(preview.getByText('Ver as campanhas')).toBeVisible();
  await chooseGroup();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 pessoas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('O envio começou.')).toBeVisible();
  const recipients = page.getByRole('region', { name: 'Quem recebeu' });
  await expect(recipients.getByText('0 de 2 leram')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' });
  const hers = await phone.newPage();
  await signInAs(seller, { page: hers });
  await hers.goto('/inbox');
  await hers.getByRole('link', { name: `Mensagem do programa: Feira ${mark}` }).click();
  await expect(hers.getByRole('heading', { level: 1, name: `Feira ${mark}` })).toBeVisible();
  await expect(hers.getByRole('link', { name: 'notícias' })).toHaveAttribute('href', '/news');

  await expect(async () => {
    await page.reload();
    await expect(recipients.getByText('1 de 2 leram')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await recipients.getByText('Não leram').click();
  await expect(recipients.getByText(`Caio ${mark}`)).toBeVisible();
  await expect(recipients.getByText(`Lia ${mark}`)).toBeHidden();

  await page.getByRole('button', { name: 'Recolher' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recolher' }).click();
  await expect(page.getByText('Recolhida.', { exact: true })).toBeVisible();
  await hers.goto('/inbox');
  await expect(hers.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  await expect(hers.getByText(`Feira ${mark}`)).toHaveCount(0);
  await phone.close();

  async function chooseGroup() {
    const many = page.getByRole('combobox', { name: 'Quem recebe' });
    const box = page.getByRole('checkbox', { name: `Avisados ${mark}` });
    await expect(many.or(box).first()).toBeVisible();
    if (await box.isVisible()) return box.check();
    await many.fill(`Avisados ${mark}`);
    await page.getByRole('option', { name: `Avisados ${mark}` }).click();
    await page.keyboard.press('Escape');
  }
});
