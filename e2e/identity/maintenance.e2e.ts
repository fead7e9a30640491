import type { Page } from '@playwright/test';
import { otherOrigin } from '../support/api.ts';
import { admin, expect, root, test } from '../support/other-site.ts';
import { askForKey, aKeyTo } from '../support/partners.ts';
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

for (const name of ['Google', 'Microsoft'] as const) {
  test(`LOG-03 LOG-04 under maintenance a learner’s account at ${name} leads to the page of the work, and staff comes in by theirs`, async ({
    page,
    signInAs,
    changeSite,
    guard,
    checkAccessible,
  }) => {
    guard.expectNetworkLine(/status of 400/);
    await registerAtProviders(admin);
    await changeSite({ social_auth: ['google'], show_azure_login_btn: true });
    const accounts = new Map<'learner' | 'staff', string>();
    for (const [who, person] of [
      ['staff', await aPerson({ ...whole, roles: ['instructor'] }, { by: admin })],
      ['learner', await aLearner()],
    ] as const) {
      const account = anAccount('empresa.example');
      accounts.set(who, account);
      await page.goto(otherOrigin);
      await signInAs(person);
      await linkAccount(page, { name, password: person.password, account, at: otherOrigin });
      await page.goto(`${otherOrigin}/logout`);
      await expect(page.getByRole('form')).toBeVisible();
    }
    const comeBy = async (door: string, who: 'learner' | 'staff') => {
      await page.goto(otherOrigin + door);
      await page.getByRole('button', { name: new RegExp(`Entrar com .* ${name}`) }).click();
      await beAtProvider(page, accounts.get(who));
    };

    await changeSite({ under_maintenance: true });
    await page.goto(otherOrigin);
    await isClosed(page);
    await comeBy('/maintenance-login', 'learner');
    await isClosed(page);
    expect(new URL(page.url()).search).toBe('');
    await checkAccessible(page);
    await page.goto(`${otherOrigin}/profile`);
    await isClosed(page);
    await comeBy('/maintenance-login', 'staff');
    await expect(page).toHaveURL(`${otherOrigin}/profile`); // which was asked for in this browser
    await isIn(page);

    await page.goto(`${otherOrigin}/logout`);
    await isClosed(page);
    await changeSite({ under_maintenance: false });
    await comeBy('/', 'learner'); // the same account, once the work is done
    await expect(page).toHaveURL(`${otherOrigin}/home`);
    await isIn(page);
  });
}

test('LOG-03 LOG-05 LOG-12 D72 under maintenance a partner’s key leads to the page of the work by every way, and opens its account afterwards', async ({
  page,
  changeSite,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 400/);
  const person = await aLearner();
  const enter = page.getByRole('button', { name: `Entrar como ${person.fullName}` });
  const key = await aKeyTo(person, { by: root }); // good for two minutes, longer than this test may last
  await page.goto(`${otherOrigin}/webservice-login/${key}`);
  await expect(enter).toBeVisible();

  await changeSite({ under_maintenance: true });
  await enter.click(); // the work began while they read whose account it is
  await isClosed(page);
  await checkAccessible(page);
  for (const address of [`/webservice-login/${key}`, `/intel-login-redirect?token=${key}`, `/home?token=${key}`, '/webservice-login/']) {
    await page.goto(otherOrigin + address);
    await isClosed(page);
    expect(page.url()).not.toContain(key);
  }
  expect((await askForKey(person)).status).toBe(503);

  await changeSite({ under_maintenance: false });
  await page.goto(`${otherOrigin}/webservice-login/${key}`); // it was not spent
  await enter.click();
  await expect(page).toHaveURL(`${otherOrigin}/home`);
  await isIn(page);
});
