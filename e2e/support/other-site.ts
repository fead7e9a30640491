/** The second site, for one test at a time: its log-in screen is changed, and left as it was. */
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { callAs, demoPassword, otherOrigin, port, type Who } from './api.ts';
import { aPerson } from './people.ts';
import { setAppUp } from './second-step.ts';
import { getLoginConfiguration, saveLoginConfiguration, type LoginConfigurationDraft } from '@vitrine/contract/tenancy';

const place = join(tmpdir(), `vitrine-other-site-${port}`);
/** Its administrator, and its superuser. */
export const admin = { userName: 'nevada.admin', password: demoPassword, at: otherOrigin };
export const root = { ...admin, userName: 'nevada.root' };

/** Of all workers one: the folder is there as long as somebody has the site. One that a broken run left behind counts as free after five minutes. */
async function take(): Promise<void> {
  const tryIt = async () => {
    const since = await stat(place).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => undefined,
    );
    if (since !== undefined && since > 300_000) await rmdir(place).catch(() => undefined);
    return mkdir(place).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(tryIt, { timeout: 240_000 }).toBe(true);
}

type Change = (change: Partial<LoginConfigurationDraft>) => Promise<void>;
const changeBy =
  (who: Who): Change =>
  async (wish) => {
    const { version, configuration } = await callAs(who, getLoginConfiguration);
    await callAs(who, saveLoginConfiguration, { body: { version, configuration: { ...configuration, ...wish } } });
  };

type Fixtures = {
  /** Asks the staff of this site for a second step, until the test is over. */
  askStaff: () => Promise<void>;
  /** That this test has the second site for itself. */
  otherSite: void;
  /** Changes its log-in screen; what it was before comes back after the test. */
  changeSite: Change;
};

/** For every file that has to do with the second site, whose address is `otherOrigin`: one test at a time. */
export const test = base.extend<Fixtures>({
  otherSite: [
    async ({}, use) => {
      await take();
      try {
        await use();
      } finally {
        await rmdir(place);
      }
    },
    { auto: true, timeout: 300_000 },
  ],
  askStaff: async ({ otherSite }, use) => {
    // Whoever has no second step is held too: only somebody who has one can take it back.
    const keeper = await aPerson({ roles: ['client_administrator'] }, { by: root });
    await setAppUp(keeper);
    const change = changeBy(keeper);
    try {
      await use(() => change({ second_step_for_staff: true }));
    } finally {
      await change({ second_step_for_staff: false });
    }
    return otherSite;
  },
  changeSite: async ({ otherSite }, use) => {
    const { configuration: before } = await callAs(admin, getLoginConfiguration);
    const change = changeBy(admin);
    try {
      await use(change);
    } finally {
      await change(before);
    }
    return otherSite;
  },
});

export { expect };
