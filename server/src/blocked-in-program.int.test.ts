import { getPointsTable, getRegistration, listCampaigns, listStores, register } from '@vitrine/contract/campaigns';
import { listCourses } from '@vitrine/contract/learning';
import { getPoints } from '@vitrine/contract/ledger';
import { getPhotoBoard } from '@vitrine/contract/photos';
import { listRewards } from '@vitrine/contract/rewards';
import { listSales } from '@vitrine/contract/sales';
import { expect } from 'vitest';
import { registrationOf } from './modules/campaigns/index.ts';
import { aCampaign, aRegistrationForm, type BuiltCampaign } from './modules/campaigns/testing.ts';
import { aPerson } from './modules/identity/testing.ts';
import { test } from './testing.ts';

const adult = { birthday: '1990-05-20', isVerified: true } as const;
const at = ({ campaignId }: BuiltCampaign) => ({ params: { campaignId } });

test('CMP-09 a member who is blocked in the program is told so, and is not registered', async ({ house }) => {
  const seller = await aPerson(house.platform, adult);
  const campaign = await aCampaign(house.platform, seller.actor);
  const blocked = await aPerson(house.platform, { ...adult, tenantId: seller.tenantId });
  const setStatus = (status: string) =>
    house.db
      .write()
      .updateTable('identity.member')
      .set({ status })
      .where('tenant_id', '=', blocked.tenantId)
      .where('id', '=', blocked.memberId)
      .execute();
  await setStatus('blocked');
  const refused = await house.call(blocked, register, { ...at(campaign), body: aRegistrationForm(campaign) });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'member_blocked']);
  // Nothing of the program opens, and learning goes on (decision D69).
  for (const told of [
    await house.call(blocked, getRegistration, at(campaign)),
    await house.call(blocked, listCampaigns, {}),
    await house.call(blocked, getPointsTable, at(campaign)),
    await house.call(blocked, getPoints, {}),
    await house.call(blocked, listRewards, {}),
    await house.call(blocked, listSales, {}),
    await house.call(blocked, getPhotoBoard, {}),
    await house.call(blocked, listStores, at(campaign)),
  ])
    expect([told.status, told.body.refusal]).toEqual([409, 'member_blocked']);
  expect((await house.call(blocked, listCourses, {})).status).toBe(200);
  await setStatus('awaiting_approval');
  const waiting = await house.call(blocked, register, { ...at(campaign), body: aRegistrationForm(campaign) });
  expect(waiting.body.refusal).toBe('member_not_approved');
  expect(await registrationOf(house.db.write(), blocked.actor, { campaignId: campaign.campaignId })).toBeUndefined();
});
