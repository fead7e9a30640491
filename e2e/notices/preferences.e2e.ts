import { expect, test } from '../support/fixtures.ts';

test('NOT-01 a seller chooses what is told and when, and finds it so again', async ({ page, seller, signInAs }) => {
  await signInAs(seller, { to: '/notice-preferences' });
  const turn = (name: string) => page.getByRole('switch', { name, exact: true });
  await expect(turn('Segurança da conta: E-mail')).toBeDisabled();
  await expect(page.getByText('Protege a sua conta, por isso vem sempre.').first()).toBeVisible();
  await turn('Curso novo: Portal').click();
  await page.getByRole('combobox', { name: 'E-mails' }).selectOption({ label: 'Na hora' });
  if (await turn('Horas de silêncio').isChecked()) await turn('Horas de silêncio').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(turn('Curso novo: Portal')).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'E-mails' })).toHaveValue('none');
});
