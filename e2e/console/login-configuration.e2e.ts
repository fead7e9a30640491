import { aMark, origin, otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';

test('ADM-03 LOG-02 the log-in screen is previewed as it is typed, and seen by everybody as soon as it is saved', async ({
  page,
  signInAs,
  browser,
}, { project }) => {
  // Two projects at once would be two administrators of one screen: each works on a site of its own, in a language that no other test reads.
  const [site, admin] = project.name === 'phone' ? [otherOrigin, 'nevada.admin'] : [origin, 'admin'];
  const welcome = `Bienvenue ${aMark()}`;
  await page.goto(site);
  await signInAs(admin, { to: `${site}/console/login-configuration` });
  await expect(page.getByRole('heading', { level: 1, name: 'Tela de entrada' })).toBeVisible();
  await page.getByRole('tab', { name: /Français/ }).click();
  await page.getByLabel('Boas-vindas').fill(welcome);

  const look = page.getByRole('button', { name: 'Ver prévia' });
  if (await look.isVisible()) await look.click();
  await expect(page.getByRole('img', { name: 'Prévia no celular' })).toBeVisible();
  await expect(page.getByText(welcome).filter({ visible: true }).first()).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site}/?locale=fr`);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(welcome);

  const close = page.getByRole('button', { name: 'Fechar' });
  if (await close.isVisible()) await close.click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Quem chegar agora já vê.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await page.goto(`${site}/console/audit-log?subject=login_configuration`);
  await expect(page.getByRole('listitem').filter({ hasText: welcome })).toBeVisible();
});
