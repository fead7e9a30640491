/** Every screen is asked once, in the colours of two clients and in both schemes (which of them: `looksAt`); journeys are about what people do. */
import { enrol } from '@vitrine/contract/learning';
import type { Page } from '@playwright/test';
import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { createCustomRole, createGroup, createTag, getMe } from '@vitrine/contract/identity';
import { listOrdersToDecide, listRewardsToManage } from '@vitrine/contract/rewards';
import { listSalesToAudit } from '@vitrine/contract/sales';
import { listClients } from '@vitrine/contract/tenancy';
import { checkAccessible, isPhone } from './support/accessible.ts';
import { aMark, callAs } from './support/api.ts';
import { aCourse, aPdfActivity, aTestActivity, aVideoActivity } from './support/courses.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { smallTargets } from './support/small-targets.ts';
import { anOrder, aReward } from './support/rewards.ts';
import { aSale, decide } from './support/sales.ts';
import {
  clientScreens,
  desktopScreens,
  dutyScreens,
  failureScreens,
  gateScreens,
  groupScreens,
  learningScreens,
  memberScreens,
  peopleScreens,
  programScreens,
  publicScreens,
  sellerScreens,
} from './support/screens.ts';
import type { Screen } from './support/room-screens.ts';
import { roomScreens } from './support/rooms.gen.ts';
import { aCampaign, aSeller, aShop, anAuditor, day, looks } from './support/shop.ts';
import { filled, visitScreens } from './support/visit-screens.ts';

type Made = Record<string, string>;
type Look = (typeof looks)[keyof typeof looks];

/** Looks at one screen after the other, in its own colours and in those of another client; on a phone, whether its boxes hold its words too. */
const crawl = (
  page: Page,
  screens: readonly Screen[],
  { theme = looks.terra, ...tour }: { base?: string; made?: Made | undefined; theme?: Look } = {},
) =>
  visitScreens(
    page,
    screens,
    async (state) => {
      await checkAccessible(page, { themes: [theme], state });
      if (isPhone(page)) expect.soft(await page.evaluate(cutTexts), `${state} holds its words`).toEqual([]);
    },
    tour,
  );

/** Whose first item has a fact: what the demo shows is enough. */
const firstOf = <T>(items: readonly T[], is: (item: T) => boolean = () => true): T => {
  const found = items.find(is);
  if (!found) throw new Error('the demo has none');
  return found;
};

const dutyOf = (id: string) => ({ id, title: 'Atender quem volta', address: '/support' });

test.describe.configure({ mode: 'parallel', timeout: 240_000 }); // some twenty screens each

test('a target that is smaller than a finger is found, and what reaches further than it is drawn is none', async ({ page }) => {
  await page.setContent(`
    <style>body { margin: 60px } a, button { display: inline-block; border: 0; margin: 40px; width: 30px; height: 30px } i, p a { all: unset }
      .reaches { position: relative } .reaches::after { content: ''; position: absolute; inset: -7px }</style>
    <button>small</button><button class="reaches">reaches</button><button style="width: 44px; height: 44px">large</button>
    <button disabled>not now</button><button style="visibility: hidden">unseen</button>
    <p>A sentence with <a href="#there">a link</a> in it.</p>
    <a href="#alone">alone</a><label style="display: block; height: 44px; width: 90px"><input type="checkbox" /> labelled</label>`);
  expect(await page.evaluate(smallTargets)).toEqual(['button “small” is 30 × 30', 'a “alone” is 30 × 30']);
});

test('what anybody sees is accessible, and what is not there', async ({ page, guard }) => {
  guard.expectNetworkLine(/status of 4\d\d/);
  await crawl(page, [...publicScreens, ...failureScreens.slice(0, 1)]);
});

test('what stands before the portal is accessible', async ({ page, guard, person, signInAs }) => {
  guard.expectNetworkLine(/status of 4\d\d/);
  await signInAs(person, { to: null });
  await crawl(page, gateScreens);

  // As they are where both are due; the rooms that ask for them come later.
  await page.route(`**${getMe.path}`, async (route) => {
    const answered = await route.fetch();
    const me = getMe.answer.parse(await answered.json());
    const [survey, training] = [dutyOf(me.client.id), dutyOf(me.client.id)];
    const due = { ...me, mandatory: { survey, training }, has_close_banner_drills: true };
    await route.fulfill({ response: answered, json: due });
  });
  await crawl(page, dutyScreens);
});

test('what a member keeps of themselves is accessible', async ({ page, signInAs }) => {
  await signInAs('seller', { to: null });
  await crawl(page, memberScreens);
});

test('courses and the player are accessible, with each kind of activity', async ({ page, guard, person, signInAs }) => {
  guard.expectNetworkLine(/status of 40[49]/);
  const course = await aCourse([await aPdfActivity(), await aVideoActivity(), aTestActivity()]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person, { to: null });
  await crawl(page, [...learningScreens, ...failureScreens.slice(1)], { made: { courseId: course.id } });
});

test('campaigns, sales, points and rewards are accessible to a seller', async ({ page, signInAs }) => {
  const shop = await aShop({ look: 'terra' });
  const [seller, auditor] = [await aSeller(shop), await anAuditor(shop)];
  const paid = await aSale(shop, seller, { invoiceNumber: '1' });
  const wrong = await aSale(shop, seller, { invoiceNumber: '2' });
  await decide(auditor, wrong, { reason: 'number_differs' });
  const rewardId = await aReward(shop, { price: 60 });
  const order = await anOrder(shop, seller, rewardId);
  const name = { 'pt-BR': 'Casa Completa', 'en-US': 'Whole house' };
  const otherCampaignId = await aCampaign(shop, { beginsOn: day(1), endsOn: day(-9), name });
  await signInAs(seller);
  const made = { campaignId: shop.campaignId, otherCampaignId, rewardId, orderId: order.id };
  const screens = (saleId: string) => ({ made: { ...made, saleId }, theme: looks.aurora });
  const isRevision = ({ route }: Screen) => route.endsWith('/revision');
  await crawl(
    page,
    sellerScreens.filter((screen) => !isRevision(screen)),
    screens(paid.id),
  );
  await crawl(page, sellerScreens.filter(isRevision), screens(wrong.id));
});

type Rooms = (keyof typeof roomScreens)[];

/** Some rooms after each other in one page: what it costs to begin one is as much as three screens. */
const roomsOfPage = 3;
const groupsOf = (rooms: Rooms): Rooms[] =>
  Array.from({ length: Math.ceil(rooms.length / roomsOfPage) }, (_, at) => rooms.slice(at * roomsOfPage, (at + 1) * roomsOfPage));
const roomsWith = (...places: ('public' | 'member' | 'console')[]): Rooms =>
  Object.entries(roomScreens).flatMap(([room, screens]) => (places.some((place) => screens[place]) ? [room] : []));

/** The screens of some rooms, each with the address of what its room made. */
async function screensOf(rooms: Rooms) {
  const found: Record<'public' | 'member' | 'console', Screen[]> = { public: [], member: [], console: [] };
  for (const room of rooms) {
    const { make, ...screens } = roomScreens[room] ?? {};
    const made = (await make?.()) ?? {};
    for (const place of ['public', 'member', 'console'] as const)
      found[place].push(...(screens[place] ?? []).map(({ at, ...screen }) => ({ ...screen, at: filled(at ?? screen.route, made) })));
  }
  return found;
}

for (const group of groupsOf(roomsWith('public', 'member')))
  test(`the screens of ${group.join(', ')} are accessible`, async ({ page, signInAs }) => {
    const screens = await screensOf(group);
    await crawl(page, screens.public);
    await signInAs('seller', { to: null });
    await crawl(page, screens.member);
  });

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };
const root = 'root';

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the console’s people are accessible', async ({ page, person, signInAs }) => {
    await signInAs(root, { to: null });
    await crawl(page, peopleScreens, { base: '/console', made: { memberId: person.memberId } });
  });

  test('the console’s groups, tags and roles are accessible', async ({ page, signInAs }) => {
    const mark = aMark();
    const { id: groupId } = await callAs(root, createGroup, { body: { name: { 'pt-BR': `Equipe ${mark}` }, labelId: null } });
    const { id: tagId } = await callAs(root, createTag, { body: { name: { 'pt-BR': `Marca ${mark}` } } });
    const role = { name: { 'pt-BR': `Papel ${mark}` }, permissions: ['reports.read' as const] };
    const { id: roleId } = await callAs(root, createCustomRole, { body: role });
    await signInAs(root, { to: null });
    await crawl(page, groupScreens, { base: '/console', made: { groupId, tagId, roleId } });
  });

  test('the console’s clients, log-in screen, audit log and courses are accessible', async ({ page, signInAs }) => {
    const clients = await callAs(root, listClients, { query: {} });
    const courses = await callAs(root, listCourseDrafts, { query: {} });
    await signInAs(root);
    const made = { clientId: firstOf(clients.items).id, courseId: firstOf(courses.items).id, page: 'terms_and_conditions' };
    await crawl(page, clientScreens, { base: '/console', made });
  });

  test('the console’s campaigns, products and stores are accessible', async ({ page, signInAs }) => {
    const campaigns = await callAs(root, listCampaignsToManage, { query: {} });
    const course = await aCourse([aTestActivity()]);
    await signInAs(root);
    const made = { campaignId: firstOf(campaigns.items).id, courseId: course.id, activityId: firstOf(course.activityIds) };
    await crawl(page, programScreens, { base: '/console', made });
  });

  for (const group of groupsOf(roomsWith('console')))
    test(`the console’s screens of ${group.join(', ')} are accessible`, async ({ page, signInAs }) => {
      const screens = await screensOf(group);
      await signInAs(root, { to: null });
      await crawl(page, screens.console, { base: '/console' });
    });

  test('the console’s rewards are accessible, and what is decided there', async ({ page, signInAs }) => {
    const rewards = await callAs(root, listRewardsToManage, { query: {} });
    const sales = await callAs(root, listSalesToAudit, { query: {} });
    const orders = await callAs(root, listOrdersToDecide, { query: {} });
    await signInAs(root);
    const made = {
      rewardId: firstOf(rewards.items).id,
      openSaleId: firstOf(sales.items).id,
      orderId: firstOf(orders.items).id,
    };
    await crawl(page, desktopScreens, { base: '/console', made });
  });
});
