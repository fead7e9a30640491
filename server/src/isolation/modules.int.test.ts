import * as marks from '@vitrine/contract/marks';
import { addressOf, modulesOf } from '@vitrine/contract/kernel';
import { catalogue, type CatalogueEntry } from '@vitrine/contract/catalogue';
import { markedSubjects } from '@vitrine/domain/marks';
import { modules, programModules, type Module } from '@vitrine/domain/tenancy';
import { expect } from 'vitest';
import { aPerson } from '../modules/identity/testing.ts';
import { aClient } from '../modules/tenancy/testing.ts';
import { test, type House } from '../testing.ts';

/** Every call of a member that asks for no permission: what the modules of the client decide. */
const calls = catalogue.filter(({ access, needs }) => access === 'member' && needs === undefined);
/** Rooms that every client has: the person and their account, notices, help, search, surveys, forums; marks look at what is marked. */
const everywhere = [
  'kernel',
  'tenancy',
  'identity',
  'privacy',
  'people',
  'notices',
  'messages',
  'marks',
  'surveys',
  'forum',
  'support',
  'search',
  'transfer',
];
/** Choices of staff's forms, the client's own pages and its banners. */
const single = ['campaigns.getProgramLists', 'pages.getWildcardPage', 'pages.listWelcomeBanners'];
/** Their rooms come later; the portfolio is a site's, for anybody, and shown with courses. */
const withoutCalls: Module[] = ['portfolio'];

/** They are found by a word that may be anything, or are one of a client that may have none. */
const mayLack = ['findLibraryFolder', 'getHotsite'];

const of = (module: Module) => calls.filter((call) => modulesOf(call).includes(module));

async function aMember(house: House, has: readonly Module[]) {
  const { tenantId } = await aClient(house.platform, { modules: has });
  return aPerson(house.platform, { tenantId });
}

/** With what no shape takes: whoever may call is told so, whoever may not hears that nothing is there, or why it is closed to them. */
async function ask({ app }: House, { accessToken, host }: { accessToken: string; host: string }, call: CatalogueEntry) {
  const params = Object.fromEntries(Array.from(call.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '!']));
  const answered = await app.inject({
    method: call.method,
    url: addressOf(call, params, { after: '!', limit: 'all' }),
    headers: { host, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(call.method === 'GET' ? {} : { payload: '{' }),
  });
  return { status: answered.statusCode, isBlocked: answered.statusCode === 409 && answered.body.includes('"member_blocked"') };
}
const isThere = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status !== 404;

test('CLI-03 each of the eighteen modules takes its calls along when it is switched off, and those alone', async ({ house }) => {
  expect(modules.filter((module) => of(module).length === 0)).toEqual(withoutCalls);
  const wrong: string[] = [];
  for (const module of modules) {
    const without = await aMember(
      house,
      modules.filter((one) => one !== module),
    );
    const gone = of(module).filter((call) => modulesOf(call).length === 1);
    for (const call of gone) if (await isThere(house, without, call)) wrong.push(`${call.name} without ${module}`);
    const alone = await aMember(house, [module]);
    const asked = of(module).filter(({ name }) => !mayLack.includes(name));
    for (const call of asked) if (!(await isThere(house, alone, call))) wrong.push(`${call.name} with ${module}`);
  }
  expect(wrong).toEqual([]);
  const nothing = await aMember(house, []);
  for (const call of calls) {
    const isEverywhere = everywhere.includes(call.room) || single.includes(`${call.room}.${call.name}`);
    if (modulesOf(call).length === 0) expect(isEverywhere, `${call.room}.${call.name} has no module`).toBe(true);
    else expect(await isThere(house, nothing, call), call.name).toBe(false);
  }
}, 120_000);

test('CLI-03 what lies in a module that is off is not there to be marked or reviewed', async ({ house }) => {
  const member = await aMember(house, ['campaigns']);
  const subjectId = house.platform.newId();
  for (const subject of markedSubjects)
    expect((await house.call(member, marks.addFavourite, { params: { subject, subjectId } })).status, subject).toBe(404);
  const params = { subject: 'course' as const, subjectId };
  expect((await house.call(member, marks.listReviews, { params })).status).toBe(404);
  expect((await house.call(member, marks.writeReview, { params, body: { stars: 5, text: '' } })).status).toBe(404);
});

test('CMP-09 D69 a member who is blocked in the program hears so from each of its calls, and from no other', async ({ house }) => {
  const blocked = await aMember(house, modules);
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ status: 'blocked' })
    .where('tenant_id', '=', blocked.tenantId)
    .where('id', '=', blocked.memberId)
    .execute();
  const isOfProgram = (call: CatalogueEntry) => {
    const asked = modulesOf(call);
    return asked.length > 0 && asked.every((one) => programModules.some((module) => module === one));
  };
  expect(calls.filter(isOfProgram).length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const call of calls.filter(({ name }) => name !== 'logOut'))
    if ((await ask(house, blocked, call)).isBlocked !== isOfProgram(call)) wrong.push(call.name);
  expect(wrong).toEqual([]);
});
