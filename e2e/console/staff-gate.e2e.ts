import type { Page } from '@playwright/test';
import { listPeople } from '@vitrine/contract/people';
import { callAs, otherOrigin } from '../support/api.ts';
import { admin, expect, root, test } from '../support/other-site.ts';
import { aPerson } from '../support/people.ts';
import { setAppUpOnScreen } from '../support/second-step.ts';

/** All that this site asks of a person before the portal (LOG-11). */
const whole = { phone: '+5511977776655', birthday: '1990-05-17' };
const people = `${otherOrigin}/console/people`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isHeld = async (page: Page) => {
  await expect(page).toHaveURL(`${otherOrigin}/secure-log-in`);
  await expect(page.getByRole('heading', { level: 1, name: 'Proteja sua conta' })).toBeVisible();
};

test('LOG-01 a site asks its staff for a second step: an administrator sets it up before the console opens, a seller is not asked', async ({
  page,
  askStaff,
  logInAs,
}) => {
  const staff = await aPerson({ ...whole, roles: ['client_administrator'] }, { by: root });
  const seller = await aPerson(whole, { by: admin });
  await askStaff();

  await page.goto(people);
  await logInAs(staff);
  await isHeld(page);
  await expect(callAs(staff, listPeople, {})).rejects.toThrow('second_step_needed');
  await page.goto(people); // past the gate by its address
  await isHeld(page);

  await setAppUpOnScreen(page, staff);
  await press(page, 'Continuar');
  await expect(page).toHaveURL(people); // where they were going
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();

  await page.goto(`${otherOrigin}/logout`);
  await logInAs(seller);
  await expect(page).toHaveURL(`${otherOrigin}/home`);
  await page.goto(`${otherOrigin}/profile/security`); // theirs to set up, and nobody's duty
  await expect(page.getByRole('button', { name: 'Ativar aplicativo' })).toBeVisible();
});
