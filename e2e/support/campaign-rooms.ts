/** Photos and levels that a journey starts from, as administrators and members make them. */
import { createPhotoType, sendPhoto, type SentPhoto } from '@vitrine/contract/photos';
import { approveLevel, getCampaignLevels, getMyLevel, listLevelRequests, saveCampaignLevels } from '@vitrine/contract/levels';
import { callAs, type Who } from './api.ts';
import { aSale, decide } from './sales.ts';
import type { Shop } from './shop.ts';
import { aPicture, upload } from './uploads.ts';

/** A type of photo that the shop's campaign asks for, worth 100 points. */
export const aPhotoType = async (shop: Shop, name: string, position = 0): Promise<string> =>
  (
    await callAs(shop.admin, createPhotoType, {
      params: { campaignId: shop.campaignId },
      body: {
        name: { 'pt-BR': name },
        good: { 'pt-BR': 'A exposição inteira\nPreços à vista' },
        bad: { 'pt-BR': 'Cortada ou de lado' },
        goodFileId: null,
        badFileId: null,
        points: 100,
        position,
        isActive: true,
      },
    })
  ).id;

/** A photo of this type that the member sent of the shop's own store. */
export async function aSentPhoto(shop: Shop, sender: Who, typeId: string): Promise<SentPhoto> {
  const fileId = await upload(sender, { purpose: 'image', name: 'vitrine.png', bytes: aPicture() });
  return callAs(sender, sendPhoto, { body: { campaignId: shop.campaignId, storeId: shop.stores.own.id, typeId, fileId, writtenAt: null } });
}

/** What the shop's campaign asks for its levels: two fridges for the intermediate one. */
export async function someLevels(shop: Shop): Promise<void> {
  const params = { campaignId: shop.campaignId };
  const { version } = await callAs(shop.admin, getCampaignLevels, { params });
  await callAs(shop.admin, saveCampaignLevels, { params, body: { version, minimums: { intermediate: 24, highest: 500 } } });
}

export const myLevel = (who: Who) => callAs(who, getMyLevel, { query: {} });

/** A seller on the intermediate level: two sales of a fridge that an auditor approved, and the level that an administrator gave for them. */
export async function raiseLevel(shop: Shop, { seller, auditor, manager }: Record<'seller' | 'auditor' | 'manager', Who>): Promise<void> {
  await someLevels(shop);
  for (const invoiceNumber of ['901', '902']) await decide(auditor, await aSale(shop, seller, { invoiceNumber }));
  const [request] = (await callAs(manager, listLevelRequests, { query: {} })).items;
  await callAs(manager, approveLevel, { params: { requestId: request?.id ?? '' }, body: { version: request?.version ?? 0 } });
}
