import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { stepsOf, walk } from '../support/session-walk.ts';

const seed = Number(process.env['SESSION_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const twoTabs = async (context: BrowserContext, page: Page): Promise<[Page, Page]> => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('form', { name: 'Entrar' })).toBeVisible();
  }
  return [page, other];
};
/** Somebody of two clients; each project has its own. */
const traveller = (project: { name: string }) => (project.name === 'phone' ? 'seller' : 'root');

test('SES-01 SES-04 SES-06 SES-11 SES-16 whatever happens in two tabs, both and the storage are what the machine says', async ({
  page,
  context,
  guard,
}, { project, annotations }) => {
  test.setTimeout(240_000);
  guard.expectNetworkLine(/status of 40[01]|ERR_INTERNET_DISCONNECTED/);
  annotations.push({ type: 'seed', description: String(seed) });
  process.stdout.write(`SESSION_SEED=${seed}\n`);
  const tabs = await twoTabs(context, page);

  const done = await walk(context, { tabs, userName: traveller(project) }, stepsOf(seed, 16));

  expect(done.length).toBeGreaterThan(2);
});

test('SES-11 the control: tabs that do not hear each other differ from the machine', async ({ page, context, guard }, { project }) => {
  guard.expectNetworkLine(/status of 40[01]|ERR_INTERNET_DISCONNECTED/);
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  const tabs = await twoTabs(context, page);

  const walked = walk(context, { tabs, userName: traveller(project), patience: 5_000 }, stepsOf(seed, 16));

  await expect(walked).rejects.toThrow(/in tab/);
});
