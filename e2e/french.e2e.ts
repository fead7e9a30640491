/** The longest of the four languages on the narrowest phone: each screen of a learner is asked once whether its boxes hold its words. */
import { enrol } from '@vitrine/contract/learning';
import type { Page } from '@playwright/test';
import { callAs } from './support/api.ts';
import { aCourse, aPdfActivity, aTestActivity, aVideoActivity } from './support/courses.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { anOrder, aReward } from './support/rewards.ts';
import type { Screen } from './support/room-screens.ts';
import { roomScreens } from './support/rooms.gen.ts';
import { aSale, decide } from './support/sales.ts';
import { gateScreens, learningScreens, memberScreens, publicScreens, sellerScreens } from './support/screens.ts';
import { aCampaign, aSeller, aShop, anAuditor, day } from './support/shop.ts';
import { smallTargets } from './support/small-targets.ts';
import { untilDrawn, visitScreens } from './support/visit-screens.ts';

/** What is opened on screens is opened by its Portuguese name. */
const asTheyCome = (screens: readonly Screen[]) => screens.filter(({ open }) => !open);

/** Reads these screens in French, whatever language the person has chosen. */
const read = (page: Page, screens: readonly Screen[], made: Record<string, string> = {}) =>
  visitScreens(
    page,
    asTheyCome(screens),
    async (where) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
      await expect(page.getByRole('status', { name: /^Chargement/ })).toHaveCount(0);
      // What is still being drawn is asked again; what is cut stays cut.
      await page.evaluate(untilDrawn);
      const ask = expect.configure({ soft: true });
      ask(await page.evaluate(smallTargets), `${where} can be touched by a finger`).toEqual([]); // a short word makes a small link
      await ask
        .poll(() => page.evaluate(cutTexts), { message: `${where} holds its words`, timeout: 2_000, intervals: [100, 400, 1_000] })
        .toEqual([]);
    },
    { made, query: 'locale=fr-FR' },
  );

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test('words that are cut, parted, outside of their box or across others are found, and titles that lead to the whole are none', async ({
  page,
}) => {
  await page.setContent(`
    <style>body { margin: 0; font: 16px/1.25 sans-serif; overflow-wrap: break-word } body > * { margin: 8px } p { width: 90px }</style>
    <p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Classement général</p>
    <p style="height: 20px; overflow: hidden">Vos points de la semaine</p>
    <button style="width: 60px; white-space: nowrap">Enregistrer la vente</button>
    <p style="width: 40px">Récompenses</p>
    <p style="width: 64px">Cuisine : café</p>
    <div style="display: flex; width: 100px"><span style="width: 60px; white-space: nowrap">En attente d’approbation</span><b>720</b></div>
    <input style="width: 80px" placeholder="Nom ou numéro fiscal" /><select style="width: 60px"><option>Tous les magasins</option></select>
    <p style="width: 110vw">large</p>
    <a href="#whole" style="display: -webkit-box; width: 90px; overflow: hidden; -webkit-line-clamp: 1; -webkit-box-orient: vertical">La vente qui a failli échouer</a>
    <p style="overflow: auto; white-space: nowrap">Une ligne qui se fait défiler</p><p style="visibility: hidden; width: 10px">Invisible</p>
    <i style="display: block; width: 1px; height: 1px; overflow: hidden">Pour qui écoute</i><p style="width: 40px">nom@exemple.test</p>`);
  expect(await page.evaluate(cutTexts)).toEqual([
    expect.stringMatching(/^the page is \d+ px wider than its screen$/),
    '“Classement général” is cut',
    '“Vos points de la semaine” is cut',
    '“Enregistrer la vente” leaves its box',
    '“Récompenses” breaks within',
    '“Cuisine : café” parts from its sign',
    '“En attente d’approbation” lies across “720”',
    '“Nom ou numéro fiscal” is cut in its field',
    '“Tous les magasins” is cut in its field',
  ]);
});

test('what anybody sees holds its words in French', async ({ page, guard, person, signInAs }) => {
  guard.expectNetworkLine(/status of 4\d\d/);
  await read(page, publicScreens);
  await signInAs(person, { to: null });
  await read(page, gateScreens);
});

test('what a member keeps and learns holds its words in French', async ({ page, guard, signInAs }) => {
  guard.expectNetworkLine(/status of 40[49]/);
  const course = await aCourse([await aPdfActivity(), await aVideoActivity(), aTestActivity()]);
  await callAs('seller', enrol, { params: { courseId: course.id } });
  await signInAs('seller', { to: null });
  await read(page, [...memberScreens, ...learningScreens], { courseId: course.id });
});

test('what a seller sells for holds its words in French', async ({ page, signInAs }) => {
  const shop = await aShop({ look: 'terra' });
  const [seller, auditor] = [await aSeller(shop), await anAuditor(shop)];
  await aSale(shop, seller, { invoiceNumber: '1' });
  const wrong = await aSale(shop, seller, { invoiceNumber: '2' });
  await decide(auditor, wrong, { reason: 'number_differs' });
  const rewardId = await aReward(shop, { price: 60 });
  const order = await anOrder(shop, seller, rewardId);
  const name = { 'pt-BR': 'Casa Completa', 'en-US': 'Whole house' };
  const otherCampaignId = await aCampaign(shop, { beginsOn: day(1), endsOn: day(-9), name });
  await signInAs(seller, { to: null });
  await read(page, sellerScreens, { campaignId: shop.campaignId, otherCampaignId, rewardId, orderId: order.id, saleId: wrong.id });
});

test('what rooms show a member holds its words in French', async ({ page, guard, signInAs }) => {
  guard.expectNetworkLine(/status of 40[49]/);
  const rooms = Object.values(roomScreens).filter(({ member }) => member);
  const made = await Promise.all(rooms.map(async ({ make }) => make?.()));
  await signInAs('seller', { to: null });
  for (const [place, { member = [] }] of rooms.entries()) await read(page, member, made[place]);
});
