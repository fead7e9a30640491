/** Rewards of the tests' own shops, and orders of them, as the console and members make them. */
import {
  createCategory,
  createDepartment,
  createReward,
  getRewardToManage,
  importRewardCodes,
  moveStock,
  publishReward,
  redeemReward,
  type OrderPage,
  type RewardForm,
} from '@vitrine/contract/rewards';
import { callAs, type Who } from './api.ts';
import type { Shop } from './shop.ts';

const inBoth = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)` });

/** A category in a department of its own; without a maximum unless told. */
export async function aCategory(
  { admin }: Pick<Shop, 'admin'>,
  { name = 'Áudio', department = 'Eletrônicos', maximum = null }: { name?: string; department?: string; maximum?: number | null } = {},
): Promise<string> {
  const { id: departmentId } = await callAs(admin, createDepartment, { body: { name: inBoth(department) } });
  return (await callAs(admin, createCategory, { body: { name: inBoth(name), departmentId, maximum } })).id;
}

export type RewardWish = Partial<Omit<RewardForm, 'title'>> & { title?: string; stock?: number; codes?: string[] };

/** A reward in the store, with five units that come to an address, or with codes, as told; without a category, one is built for it. */
export async function aReward(
  shop: Shop,
  { title = 'Fone Pulse', codes, stock = codes ? 0 : 5, ...given }: RewardWish = {},
): Promise<string> {
  const { admin } = shop;
  const reward: RewardForm = {
    title: inBoth(title),
    summary: inBoth('Feito para durar.'),
    description: inBoth('<p>Até 30 horas de bateria.</p>'),
    scene: 'headphones',
    imageFileId: null,
    price: 120,
    delivery: codes ? 'code' : 'home',
    deliveryDays: 20,
    requiredCourseIds: [],
    requiredTrailIds: [],
    requiredRank: null,
    groupIds: [],
    areaIds: [],
    tagIds: [],
    ...given,
    categoryId: given.categoryId ?? (await aCategory(shop, { name: `Linha ${title}`, department: `Seção ${title}` })),
  };
  const { id: rewardId } = await callAs(admin, createReward, { body: reward });
  const params = { rewardId };
  if (stock > 0) await callAs(admin, moveStock, { params, body: { kind: 'received', units: stock, note: '' } });
  if (codes) await callAs(admin, importRewardCodes, { params, body: { codes } });
  const { version } = await callAs(admin, getRewardToManage, { params });
  await callAs(admin, publishReward, { params, body: { version } });
  return rewardId;
}

/** An order of this member, placed as they would. */
export const anOrder = (shop: Shop, member: Who, rewardId: string): Promise<OrderPage> =>
  callAs(member, redeemReward, { params: { rewardId }, body: { campaignId: shop.campaignId, deliverTo: 'Rua das Flores, 10' } });
