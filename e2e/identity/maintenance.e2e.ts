import type { Page } from '@playwright/test';
import { otherOrigin } from '../support/api.ts';
import { admin, expect, root, test } from '../support/other-site.ts';
import { aKeyTo } from '../support/partners.ts';
import { aPerson } from '../support/people.ts';
import { anAccount, beAtProvider, linkAccount, registerAtProviders } from '../support/providers.ts';

/** All that this site asks of a person before the portal (LOG-11). */
const whole = { phone: '+5511977776655', birthday: '1990-05-17' };
const aLearner = () => aPerson(whole, { by: admin });

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

test('LOG-03 LOG-04 LOG-05 LOG-12 D72 while the portal is worked on neither a learner’s account from outside nor a partner’s key lets anybody in, and staff comes in by theirs; afterwards both are as good as before', async ({
  page,
  logInAs,
  changeSite,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await registerAtProviders(admin);
  await changeSite({ social_auth: ['google'], show_azure_login_btn: true });
  const learner = { person: await aLearner(), account: anAccount('empresa.example') };
  const staff = { person: await aPerson({ ...whole, roles: ['instructor'] }, { by: admin }), account: anAccount('empresa.example') };
  for (const { person, account } of [staff, learner]) {
    await page.goto(otherOrigin);
    await logInAs(person);
    await linkAccount(page, { name: 'Google', password: person.password, account, at: otherOrigin });
    await page.goto(`${otherOrigin}/logout`);
    await expect(page.getByRole('form')).toBeVisible();
  }
  const comeBy = async (door: string, { account }: { account: string }) => {
    await page.goto(otherOrigin + door);
    await page.getByRole('button', { name: /Entrar com .* Google/ }).click();
    await beAtProvider(page, account);
  };
  const key = await aKeyTo(learner.person, { by: root }); // good for two minutes, longer than this test may last
  const enter = page.getByRole('button', { name: `Entrar como ${learner.person.fullName}` });
  await page.goto(`${otherOrigin}/webservice-login/${key}`);
  await expect(enter).toBeVisible();

  await changeSite({ under_maintenance: true });
  await enter.click(); // the work began while they read whose account it is
  await isClosed(page);
  await page.goto(`${otherOrigin}/intel-login-redirect?token=${key}`);
  await isClosed(page);
  expect(page.url()).not.toContain(key);
  await comeBy('/maintenance-login', learner);
  await isClosed(page);
  expect(new URL(page.url()).search).toBe('');
  await page.goto(`${otherOrigin}/profile`);
  await isClosed(page);
  await comeBy('/maintenance-login', staff);
  await expect(page).toHaveURL(`${otherOrigin}/profile`); // which was asked for in this browser
  await isIn(page);

  await page.goto(`${otherOrigin}/logout`);
  await isClosed(page);
  await changeSite({ under_maintenance: false });
  await comeBy('/', learner);
  await expect(page).toHaveURL(`${otherOrigin}/home`);
  await page.goto(`${otherOrigin}/logout`);
  await expect(page.getByRole('form')).toBeVisible();
  await page.goto(`${otherOrigin}/webservice-login/${key}`); // it was not spent
  await enter.click();
  await expect(page).toHaveURL(`${otherOrigin}/home`);
  await isIn(page);
});
