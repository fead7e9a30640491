import { getCampaign, getProgramLists, listCampaigns, selectCampaign } from '@vitrine/contract/campaigns';
import { getPoints } from '@vitrine/contract/ledger';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { campaignFacts, currentCampaignOf } from './index.ts';
import { aCampaign, aProduct, aRegistration } from './testing.ts';

const adult = { birthday: '1990-05-20', isVerified: true } as const;

test('CMP-01 active and previous campaigns are listed with their dates; drafts and other countries are not', async ({ house }) => {
  const seller = await aPerson(house.platform, adult);
  const { actor, tenantId } = seller;
  const running = await aCampaign(house.platform, actor, { name: { 'pt-BR': 'Em curso' } });
  const soon = { beginsOn: '2999-01-01', endsOn: '2999-03-01' };
  const scheduled = await aCampaign(house.platform, actor, { name: { 'pt-BR': 'Em breve' }, ...soon });
  const closed = await aCampaign(house.platform, actor, { name: { 'pt-BR': 'Passada' }, beginsOn: '2020-01-01', endsOn: '2020-03-01' });
  await aCampaign(house.platform, actor, { isPublished: false });
  await aCampaign(house.platform, actor, { countries: ['MX'] });

  const { body } = await house.call(seller, listCampaigns, {});
  expect(body.active.map(({ id, state }) => [id, state])).toEqual([
    [running.campaignId, 'running'],
    [scheduled.campaignId, 'scheduled'],
  ]);
  expect(body.previous).toMatchObject([
    { id: closed.campaignId, name: 'Passada', state: 'closed', beginsOn: '2020-01-01', endsOn: '2020-03-01' },
  ]);
  expect(body.active[0]?.daysLeft).toBe(60);

  const stranger = await aPerson(house.platform, adult);
  expect((await house.call(stranger, listCampaigns, {})).body).toEqual({ active: [], previous: [] });
  const mexican = await aPerson(house.platform, { ...adult, tenantId, country: 'MX' });
  expect((await house.call(mexican, listCampaigns, {})).body.active).toHaveLength(1);
});

test('CMP-01 a campaign shows terms, stores and where the member stands; drafts and foreign ones are not found', async ({ house }) => {
  const seller = await aPerson(house.platform, { ...adult, locale: 'en-US' });
  const campaign = await aCampaign(house.platform, seller.actor);
  await aProduct(house.platform, seller.actor); // of the program, and of no rule of this campaign
  const at = { params: { campaignId: campaign.campaignId } };
  expect((await house.call(seller, getCampaign, at)).body).toMatchObject({
    name: 'Trial campaign',
    terms: { version: 1, text: 'Trial terms.' },
    stores: 1,
    products: 1,
    registration: null,
    can: { register: true, select: false },
    refusal: null,
  });
  await aRegistration(house.platform, seller.actor, campaign);
  expect((await house.call(seller, getCampaign, at)).body).toMatchObject({
    isRegistered: true,
    isSelected: true,
    registration: { stores: [{ id: campaign.storeId }] },
  });

  const draft = await aCampaign(house.platform, seller.actor, { isPublished: false });
  expect((await house.call(seller, getCampaign, { params: { campaignId: draft.campaignId } })).status).toBe(404);
  expect((await house.call(await aPerson(house.platform), getCampaign, at)).status).toBe(404);
});

test('CMP-01 a campaign begins and closes by the days of its own zone', async ({ house }) => {
  const { actor } = await aPerson(house.platform, adult);
  const { campaignId } = await aCampaign(house.platform, actor, {
    beginsOn: '2026-01-15',
    endsOn: '2026-01-15',
    timeZone: 'America/Santiago',
  });
  const stateAt = async (now: string) =>
    (await campaignFacts({ clock: { ...house.clock, now: () => now } }, house.db.read(), actor, { campaignId })).state;
  // Santiago is three hours behind UTC in its summer.
  expect(await stateAt('2026-01-15T02:59:59.000Z')).toBe('scheduled');
  expect(await stateAt('2026-01-15T03:00:00.000Z')).toBe('running');
  expect(await stateAt('2026-01-16T02:59:59.000Z')).toBe('running');
  expect(await stateAt('2026-01-16T03:00:00.000Z')).toBe('closed');
});

test('CMP-08 the selected campaign is kept; only one of the member’s own can be', async ({ house }) => {
  const seller = await aPerson(house.platform, adult);
  const [first, second, other] = [
    await aCampaign(house.platform, seller.actor),
    await aCampaign(house.platform, seller.actor),
    await aCampaign(house.platform, seller.actor),
  ];
  for (const campaign of [first, second]) await aRegistration(house.platform, seller.actor, campaign);
  for (const { campaignId } of [second, first, first])
    expect((await house.call(seller, selectCampaign, { body: { campaignId } })).status).toBe(200);
  expect((await currentCampaignOf(house.platform, house.db.read(), seller.actor))?.id).toBe(first.campaignId);
  expect((await house.call(seller, getPoints, {})).body.campaign?.id).toBe(first.campaignId);
  await house.call(seller, selectCampaign, { body: { campaignId: second.campaignId } });
  expect((await house.call(seller, getPoints, {})).body.campaign?.id).toBe(second.campaignId);
  expect((await house.call(seller, selectCampaign, { body: { campaignId: other.campaignId } })).body.refusal).toBe('not_registered');
  const stranger = await aPerson(house.platform, adult);
  expect((await house.call(stranger, selectCampaign, { body: { campaignId: first.campaignId } })).status).toBe(404);
  expect(await currentCampaignOf(house.platform, house.db.read(), stranger.actor)).toBeUndefined();
});

test('CMP-01 lists name product types in the person’s language', async ({ house }) => {
  const seller = await aPerson(house.platform, { ...adult, locale: 'fr-FR' });
  const { brandId } = await aCampaign(house.platform, seller.actor);
  const { body } = await house.call(seller, getProgramLists, {});
  expect(body.productTypes.find(({ id }) => id === 'fridge')?.name).toBe('Réfrigérateur');
  expect(body.agencies).toMatchObject([{ brandIds: [brandId] }]);
  expect([body.brands.length, body.retailers.length]).toEqual([1, 1]);
});
