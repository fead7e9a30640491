import { getRegistration, register } from '@vitrine/contract/campaigns';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aBrandWithAgency, aCampaign, aRegistrationForm, aStore, type BuiltCampaign, type CampaignWish } from './testing.ts';

const adult = { birthday: '1990-05-20', isVerified: true } as const;

async function aScene(house: House, wish: CampaignWish = {}): Promise<{ seller: BuiltPerson; campaign: BuiltCampaign }> {
  const seller = await aPerson(house.platform, adult);
  return { seller, campaign: await aCampaign(house.platform, seller.actor, wish) };
}
const at = ({ campaignId }: BuiltCampaign) => ({ params: { campaignId } });
const rowsOf = async (house: House, { actor }: BuiltPerson, { campaignId }: BuiltCampaign) =>
  (
    await house.db
      .write()
      .selectFrom('campaigns.registration')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('campaign_id', '=', campaignId)
      .execute()
  ).length;

test('CMP-02 a member registers with one agency, its brand, a store of the chain and the terms; again it changes the same registration', async ({
  house,
}) => {
  const { seller, campaign } = await aScene(house);
  const before = (await house.call(seller, getRegistration, at(campaign))).body;
  // One agency with one brand is chosen already; the rest is asked.
  expect(before.form).toEqual({ termsVersion: null, agencyId: campaign.agencyId, brandIds: [campaign.brandId], chains: [] });
  expect(before.steps.filter(({ isDone }) => !isDone).map(({ step, refusal }) => [step, refusal])).toEqual([
    ['terms', 'terms_required'],
    ['stores', 'retailer_required'],
  ]);
  expect(before.retailers).toMatchObject([{ id: campaign.retailerId, stores: 1 }]);

  const done = await house.call(seller, register, { ...at(campaign), body: aRegistrationForm(campaign) });
  expect([done.status, done.body.registeredAt !== null, done.body.steps.every(({ isDone }) => isDone)]).toEqual([200, true, true]);
  expect(done.body.stores.map(({ id }) => id)).toEqual([campaign.storeId]);

  const { agencyId, brandId } = await aBrandWithAgency(house.platform, seller.actor);
  const changed = await house.call(seller, register, { ...at(campaign), body: aRegistrationForm({ ...campaign, agencyId, brandId }) });
  expect(changed.body.form).toMatchObject({ agencyId, brandIds: [brandId] });
  expect(changed.body.registeredAt).toBe(done.body.registeredAt);
  expect(await rowsOf(house, seller, campaign)).toBe(1);
});

test('CMP-02 everything that is missing is told at its field, all at once', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const body = { termsVersion: null, agencyId: null, brandIds: [], chains: [{ retailerId: campaign.retailerId, storeIds: [] }] };
  const refused = await house.call(seller, register, { ...at(campaign), body });
  expect([refused.status, refused.body.refusal, refused.body.fields]).toEqual([
    422,
    'terms_required',
    { termsVersion: 'terms_required', agencyId: 'agency_required', 'chains.0.storeIds': 'store_required' },
  ]);
  expect(await rowsOf(house, seller, campaign)).toBe(0);

  const wrong = async (given: Partial<ReturnType<typeof aRegistrationForm>>) =>
    (await house.call(seller, register, { ...at(campaign), body: aRegistrationForm(campaign, given) })).body.fields;
  expect(await wrong({ brandIds: [] })).toEqual({ brandIds: 'brand_required' });
  expect(await wrong({ chains: [] })).toEqual({ chains: 'retailer_required' });
  expect(await wrong({ termsVersion: 9 })).toEqual({ termsVersion: 'terms_changed' });
});

test('CMP-02 a brand of another agency and a store of another chain are refused', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const other = await aBrandWithAgency(house.platform, seller.actor);
  const elsewhere = await aStore(house.platform, seller.actor);
  const wrong = async (given: Partial<ReturnType<typeof aRegistrationForm>>) =>
    (await house.call(seller, register, { ...at(campaign), body: aRegistrationForm(campaign, given) })).body.fields;
  expect(await wrong({ brandIds: [other.brandId] })).toEqual({ 'brandIds.0': 'brand_unknown' });
  expect(await wrong({ agencyId: house.platform.newId() })).toEqual({ agencyId: 'agency_unknown' });
  const { retailerId, storeId } = campaign;
  expect(await wrong({ chains: [{ retailerId, storeIds: [elsewhere.storeId] }] })).toEqual({
    'chains.0.storeIds.0': 'store_of_other_chain',
  });
  const unknown = house.platform.newId();
  expect(await wrong({ chains: [{ retailerId, storeIds: [storeId, unknown] }] })).toEqual({ 'chains.0.storeIds.1': 'store_unknown' });
  expect(await wrong({ chains: [{ retailerId: unknown, storeIds: [storeId] }] })).toEqual({ 'chains.0.retailerId': 'retailer_unknown' });
});

test('CMP-07 a store that was not preselected is refused as not participating', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const { storeId } = await aStore(house.platform, seller.actor, { retailerId: campaign.retailerId });
  const body = aRegistrationForm(campaign, { chains: [{ retailerId: campaign.retailerId, storeIds: [storeId] }] });
  const refused = await house.call(seller, register, { ...at(campaign), body });
  expect([refused.body.refusal, refused.body.fields]).toEqual([
    'store_not_participating',
    { 'chains.0.storeIds.0': 'store_not_participating' },
  ]);
});

test('CMP-02 somebody under 18, or without a birthday, cannot register; on the eighteenth birthday they can', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const today = house.clock.now().slice(0, 10);
  const bornYearsAgo = (years: number, shift = 0) =>
    new Date(Date.parse(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`) + shift * 86_400_000).toISOString().slice(0, 10);
  const answerOf = async (birthday: string | null) => {
    const person = await aPerson(house.platform, { ...adult, tenantId: seller.tenantId, birthday });
    const { status, body } = await house.call(person, register, { ...at(campaign), body: aRegistrationForm(campaign) });
    return [status, body.fields?.['birthday']];
  };
  // Two days of slack: the campaign's zone may have another day than UTC.
  expect(await answerOf(bornYearsAgo(18, 2))).toEqual([422, 'under_age']);
  expect(await answerOf(bornYearsAgo(18, -2))).toEqual([200, undefined]);
  expect(await answerOf(null)).toEqual([422, 'birthday_missing']);
});

test('CMP-03 D78 a member of another country, one whose e-mail and phone are not verified, and one who comes after the end, are refused', async ({
  house,
}) => {
  const { seller, campaign } = await aScene(house);
  const mexican = await aPerson(house.platform, { ...adult, tenantId: seller.tenantId, country: 'MX' });
  const abroad = await house.call(mexican, register, { ...at(campaign), body: aRegistrationForm(campaign) });
  expect(abroad.body.fields).toEqual({ country: 'country_not_in_campaign' });
  const unproved = await aPerson(house.platform, { ...adult, isVerified: false, tenantId: seller.tenantId });
  const waits = await house.call(unproved, register, { ...at(campaign), body: aRegistrationForm(campaign) });
  expect([waits.status, waits.body.refusal]).toEqual([409, 'member_not_verified']);
  expect((await house.call(unproved, getRegistration, at(campaign))).body.steps[0]).toEqual({
    step: 'account',
    isDone: false,
    refusal: 'member_not_verified',
  });
  await house.db
    .write()
    .updateTable('identity.person')
    .set({ phone: '+5581988887777', verified_phone: '+5581988887777' })
    .where('id', '=', unproved.personId)
    .execute();
  expect((await house.call(unproved, register, { ...at(campaign), body: aRegistrationForm(campaign) })).status).toBe(200);
  const closed = await aCampaign(house.platform, seller.actor, { beginsOn: '2020-01-01', endsOn: '2020-03-01' });
  const late = await house.call(seller, register, { ...at(closed), body: aRegistrationForm(closed) });
  expect([late.status, late.body.refusal]).toEqual([409, 'campaign_closed']);
});

test('CMP-02 extra fields are refused, another client’s ids are unknown, drafts are not found', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const stranger = await aScene(house);
  const body = aRegistrationForm(campaign);
  const extra = { ...body, memberId: stranger.seller.memberId, tenant_id: stranger.seller.tenantId };
  expect((await house.call(seller, register, { ...at(campaign), body: extra })).status).toBe(422);
  expect((await house.call(stranger.seller, register, { ...at(campaign), body })).status).toBe(404);
  const foreign = await house.call(seller, register, { ...at(campaign), body: aRegistrationForm(stranger.campaign) });
  expect(foreign.body.fields).toEqual({ agencyId: 'agency_unknown', 'chains.0.retailerId': 'retailer_unknown' });
  const draft = await aCampaign(house.platform, seller.actor, { isPublished: false });
  expect((await house.call(seller, register, { ...at(draft), body: aRegistrationForm(draft) })).status).toBe(404);
});

test('CMP-02 a repeated request answers the same, and two at once make one registration', async ({ house }) => {
  const { seller, campaign } = await aScene(house);
  const ask = { ...at(campaign), body: aRegistrationForm(campaign) };
  const key = { 'idempotency-key': house.platform.newId() };
  const [first, again] = [await house.call(seller, register, ask, key), await house.call(seller, register, ask, key)];
  expect([first.status, again.body]).toEqual([200, first.body]);

  const other = await aPerson(house.platform, { ...adult, tenantId: seller.tenantId });
  const both = await Promise.all([1, 2, 3, 4].map(() => house.call(other, register, ask)));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowsOf(house, seller, campaign)).toBe(2);
});
