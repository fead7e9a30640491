import type { BrowserContext, Page } from '@playwright/test';
import { changePassword, passGate } from '@vitrine/contract/identity';
import { askedGates, gateEditions } from '@vitrine/domain/identity';
import { callAs } from '../support/api.ts';
import { aClient } from '../support/clients.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { stepsOf, walk } from '../support/session-walk.ts';

/** With `LONG=1` a long walk, another each time; else a short one, the same each time, through every step that changes the session. `SESSION_SEED` repeats one. */
const isLong = process.env['LONG'] === '1';
const length = isLong ? 40 : 6;
const seed = Number(process.env['SESSION_SEED'] ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 118));
const changing = ['log_in', 'log_out', 'expire', 'switch_client', 'revoked_elsewhere'];

const twoTabs = async (context: BrowserContext, page: Page): Promise<[Page, Page]> => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('form', { name: 'Entrar' })).toBeVisible();
  }
  return [page, other];
};

/** Somebody of two clients, who stands before no gate. */
async function aTraveller(): Promise<{ userName: string; password: string }> {
  const made = await aPerson({ roles: ['superuser'] }, { by: 'root', isNew: true });
  const traveller = { userName: made.userName, password: 'Duas-Lojas-2026' };
  await callAs(made, changePassword, { body: { current: made.password, password: traveller.password } });
  await aClient({}, { founder: traveller }); // whoever founds a client is its first member
  for (const gate of askedGates) await callAs(traveller, passGate, { params: { gate }, body: { edition: gateEditions[gate] } });
  return traveller;
}

test('SES-01 SES-04 SES-06 SES-11 SES-16 whatever happens in two tabs, both and the storage are what the machine says', async ({
  page,
  context,
  guard,
}, { annotations }) => {
  if (isLong) test.setTimeout(600_000);
  guard.expectNetworkLine(/status of 40[01]|ERR_INTERNET_DISCONNECTED/);
  annotations.push({ type: 'seed', description: String(seed) });
  process.stdout.write(`SESSION_SEED=${seed}\n`);
  const traveller = await aTraveller();
  const tabs = await twoTabs(context, page);

  const done = await walk(context, { tabs, traveller }, stepsOf(seed, length));

  expect(done.length).toBeGreaterThan(2);
  if (seed === 118) expect(changing.filter((kind) => !done.join(' ').includes(kind))).toEqual([]);
});

if (isLong)
  test('SES-11 the control: tabs that do not hear each other differ from the machine', async ({ page, context, guard }) => {
    guard.expectNetworkLine(/status of 40[01]|ERR_INTERNET_DISCONNECTED/);
    await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
    const traveller = await aTraveller();
    const tabs = await twoTabs(context, page);

    const walked = walk(context, { tabs, traveller, patience: 5_000 }, stepsOf(seed, length));

    await expect(walked).rejects.toThrow(/in tab/);
  });
