import { expect, test } from '../support/fixtures.ts';
import { letterTo } from '../support/mailbox.ts';
import { aSale, decide } from '../support/sales.ts';

test('NOT-01 a seller chooses what is told and when, gets the letter, and ends all letters by its last link', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
  checkAccessible,
}) => {
  test.slow(); // letters are gathered once a minute
  await signInAs(seller);
  await page.goto('/notice-preferences');
  const turn = (name: string) => page.getByRole('switch', { name, exact: true });
  await expect(turn('Segurança da conta: E-mail')).toBeDisabled();
  await expect(page.getByText('Protege a sua conta, por isso vem sempre.').first()).toBeVisible();
  await checkAccessible(page);
  await turn('Curso novo: Portal').click();
  await page.getByRole('combobox', { name: 'E-mails' }).selectOption({ label: 'Na hora' });
  if (await turn('Horas de silêncio').isChecked()) await turn('Horas de silêncio').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(turn('Curso novo: Portal')).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'E-mails' })).toHaveValue('none');

  await decide(auditor, await aSale(shop, seller, { invoiceNumber: '701' }));
  const letter = await letterTo(seller.email, { within: 100_000 });
  expect(letter).toContain('nota 701');
  const [end = ''] = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(letter) ?? [];
  await page.goto('/logout');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await page.goto(end);
  await expect(page.getByRole('heading', { level: 1, name: 'Não receber mais e-mails?' })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Não receber mais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pronto: sem mais e-mails' })).toBeVisible();
  await checkAccessible(page);

  await page.goto('/');
  await signInAs(seller);
  await page.goto('/notice-preferences');
  await expect(turn('Venda aprovada: E-mail')).not.toBeChecked();
  await expect(turn('Venda aprovada: Portal')).toBeChecked();
});
