import type { Page } from '@playwright/test';
import { otherOrigin } from '../support/api.ts';
import { admin, expect, root, test } from '../support/other-site.ts';
import { aKeyTo } from '../support/partners.ts';
import { aPerson } from '../support/people.ts';
import { anAccount, beAtProvider, linkAccount, registerAtProviders } from '../support/providers.ts';

/** All that this site asks of a person before the portal (LOG-11). */
const whole = { phone: '+5511977776655', birthday: '1990-05-17' };

/** The page of the work and nothing else: no form, and no button by which one could come in. */
async function isClosed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Voltamos já' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Entrar/ })).toHaveCount(0);
}
const isIn = async (page: Page) => {
  await page.goto(`${otherOrigin}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
};

test('LOG-03 LOG-04 LOG-05 LOG-12 D72 while the portal is worked on neither their account from outside nor a partner’s key lets a learner in, and staff comes in; afterwards the key is as good as before', async ({
  page,
  signInAs,
  logInAs,
  changeSite,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await registerAtProviders(admin);
  await changeSite({ social_auth: ['google'] });
  const account = anAccount('empresa.example');
  const [learner, staff] = [await aPerson(whole, { by: admin }), await aPerson({ ...whole, roles: ['instructor'] }, { by: admin })];
  const leave = () => page.goto(`${otherOrigin}/logout`);
  await page.goto(otherOrigin);
  await signInAs(learner);
  await linkAccount(page, { name: 'Google', password: learner.password, account, at: otherOrigin });
  await leave();
  await expect(page.getByRole('form')).toBeVisible();
  const key = await aKeyTo(learner, { by: root }); // good for two minutes, longer than this test may last
  const enter = page.getByRole('button', { name: `Entrar como ${learner.fullName}` });
  await page.goto(`${otherOrigin}/webservice-login/${key}`);
  await expect(enter).toBeVisible();

  await changeSite({ under_maintenance: true });
  await enter.click(); // the work began while they read whose account it is
  await isClosed(page);
  await page.goto(`${otherOrigin}/intel-login-redirect?token=${key}`);
  await isClosed(page);
  expect(page.url()).not.toContain(key);
  await page.goto(`${otherOrigin}/maintenance-login`);
  await page.getByRole('button', { name: /Entrar com .* Google/ }).click();
  await beAtProvider(page, account);
  await isClosed(page);
  expect(new URL(page.url()).search).toBe('');
  await page.goto(`${otherOrigin}/maintenance-login`);
  await logInAs(staff);
  await isIn(page);

  await leave();
  await isClosed(page);
  await changeSite({ under_maintenance: false });
  await page.goto(`${otherOrigin}/webservice-login/${key}`); // it was not spent
  await enter.click();
  await expect(page).toHaveURL(`${otherOrigin}/home`);
  await isIn(page);
});
