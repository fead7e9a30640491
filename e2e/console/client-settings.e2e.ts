import { aClient } from '../support/clients.ts';
import { expect, test } from '../support/fixtures.ts';

const primaryOf = () => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase();

test('ADM-03 CLI-03 what an administrator saves is seen at once on the screen that a seller has open', async ({
  page,
  signInAs,
  browser,
}) => {
  const client = await aClient();
  await signInAs(client.person, { to: '/home' });
  const learn = page.getByRole('navigation').getByRole('link', { name: 'Aprender' });
  await expect(learn.filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(primaryOf)).toBe('#7A1FA2');
  await page.evaluate(() => document.body.setAttribute('data-untouched', '')); // gone with the first reload

  const desktop = await (await browser.newContext()).newPage();
  await desktop.goto(new URL('/', page.url()).href);
  await signInAs('root', { page: desktop });
  await desktop.goto(new URL(`/console/clients/${client.id}`, page.url()).href);
  await desktop.getByRole('textbox', { name: 'Cor principal', exact: true }).fill('#0E6B4F');
  await desktop.getByRole('switch', { name: 'Cursos on-line' }).click();
  await desktop.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(desktop.getByText('Salvo', { exact: false }).first()).toBeVisible();

  await expect.poll(() => page.evaluate(primaryOf)).toBe('#0E6B4F');
  await expect(learn).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-untouched', '');
});
