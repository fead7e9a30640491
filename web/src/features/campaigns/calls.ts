import { call, callFile, configured } from '@vitrine/client';
import {
  getCampaign,
  getPointsTable,
  getRegistration,
  getReminderFile,
  listCampaigns,
  listPromotions,
  listStores,
  register,
  selectCampaign,
} from '@vitrine/contract/campaigns';
import type { Registration, RegistrationForm } from '@vitrine/contract/campaigns';
import type { Ask } from '@vitrine/contract/kernel';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchCampaigns = () => call(listCampaigns);
export const fetchCampaign = (campaignId: string) => call(getCampaign, { params: { campaignId } });
export const fetchPromotions = (campaignId: string) => call(listPromotions, { params: { campaignId } });
export const fetchPointsTable = (campaignId: string) => call(getPointsTable, { params: { campaignId } });

/** With whose it is: what somebody chose and did not send is kept under their name. */
export const fetchRegistration = async (campaignId: string) => ownedBy(await call(getRegistration, { params: { campaignId } }));
export const sendRegistration = async (campaignId: string, form: RegistrationForm) =>
  ownedBy(await call(register, { params: { campaignId }, body: form }));
const ownedBy = (registration: Registration) => ({ ...registration, personId: configured().store.get().personId ?? '' });

type StoresAsked = { search?: string; retailerId?: string; limit: number; after?: string };
export const fetchStores = (campaignId: string, query: StoresAsked) => call(listStores, { params: { campaignId }, query });
export const chooseCampaign = (campaignId: string) => call(selectCampaign, { body: { campaignId } });

export type ReminderAsked = NonNullable<Ask<typeof getReminderFile>['query']>;
export const fetchReminder = (campaignId: string, query: ReminderAsked) => callFile(getReminderFile, { params: { campaignId }, query });
