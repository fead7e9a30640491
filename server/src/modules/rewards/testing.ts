/** Builders of rewards, stock and orders, by the same use-cases that the console and members call; for tests and the demo. */
import type { CategoryForm, OrderPage, OrderToDecide, RewardForm } from '@vitrine/contract/rewards';
import type { OrderReason } from '@vitrine/domain/rewards';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { aCampaign, aRegistration, type BuiltCampaign } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { finishedTrainings } from '../learning/index.ts';
import { confirmCredits, ledgerInvariants, type Violation } from '../ledger/index.ts';
import { aCredit } from '../ledger/testing.ts';
import { approveException, approveOrder, proposeException } from './approve-order.ts';
import { chooseGoal } from './choose-goal.ts';
import { createCategory } from './categories.ts';
import { createDepartment } from './departments.ts';
import { createReward } from './create-reward.ts';
import type { RewardsParts } from './edits.ts';
import { rewardsInvariants } from './invariants.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { holdOrder } from './hold-order.ts';
import { importCodes, type CodesParts } from './import-codes.ts';
import { moveStock } from './move-stock.ts';
import { publishReward } from './publish-reward.ts';
import { redeemReward } from './redeem-reward.ts';
import { refuseOrder } from './refuse-order.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';

export { chooseRewardCampaign } from './choose-reward-campaign.ts';

/** The last letters of an id: names have to differ within a store. */
const mark = (id: string) => id.slice(-12).toUpperCase();

/** A department of the store. */
export async function aDepartment(parts: RewardsParts, actor: Actor, { name }: { name?: CategoryForm['name'] } = {}): Promise<string> {
  return (await createDepartment(parts, actor, { name: name ?? { 'pt-BR': `Seção ${mark(parts.newId())}` } })).id;
}

/** A category without a maximum; without a department, one is built for it. */
export async function aCategory(parts: RewardsParts, actor: Actor, given: Partial<CategoryForm> = {}): Promise<string> {
  const departmentId = given.departmentId ?? (await aDepartment(parts, actor));
  const name = { 'pt-BR': `Categoria ${mark(parts.newId())}` };
  return (await createCategory(parts, actor, { name, maximum: null, ...given, departmentId })).id;
}

/** What the console sends for a reward of 100 points that comes to a store. */
export const aRewardForm = (given: Partial<RewardForm> & Pick<RewardForm, 'categoryId'>): RewardForm => ({
  title: { 'pt-BR': 'Fone Pulse', 'en-US': 'Pulse headphones', 'es-ES': 'Audífonos Pulse', 'fr-FR': 'Casque Pulse' },
  summary: { 'pt-BR': 'Com cancelamento de ruído.', 'en-US': 'With noise cancelling.' },
  description: { 'pt-BR': '<p>Até 30 horas de bateria.</p>', 'en-US': '<p>Up to 30 hours of battery.</p>' },
  scene: 'headphones',
  imageFileId: null,
  price: 100,
  delivery: 'store',
  deliveryDays: 20,
  requiredCourseIds: [],
  requiredTrailIds: [],
  requiredRank: null,
  groupIds: [],
  areaIds: [],
  tagIds: [],
  ...given,
});

export type RewardWish = Partial<RewardForm> & {
  stock?: number;
  /** Of a reward that is a code: its stock. */
  codes?: readonly string[];
  isPublished?: boolean;
};

/** A reward in the store, with ten units, or codes, unless told; without a category, one is built for it. */
export async function aReward(
  parts: CodesParts,
  actor: Actor,
  { stock = 10, codes, isPublished = true, ...given }: RewardWish = {},
): Promise<{ rewardId: string; categoryId: string }> {
  const categoryId = given.categoryId ?? (await aCategory(parts, actor));
  const { id: rewardId } = await createReward(parts, actor, aRewardForm({ ...given, categoryId }));
  // Made for codes alone: benches ask for millions of units.
  const pool =
    given.delivery === 'code' ? (codes ?? Array.from({ length: stock }, (_, index) => `VALE-${mark(rewardId)}-${index + 1}`)) : [];
  if (pool.length > 0) await importCodes(parts, actor, { rewardId, codes: pool });
  else if (stock > 0 && given.delivery !== 'code') await moveStock(parts, actor, { rewardId, kind: 'received', units: stock, note: '' });
  const { version } = await getRewardToManage(parts, actor, { rewardId });
  if (isPublished) await publishReward(parts, actor, { rewardId, version });
  return { rewardId, categoryId };
}

/** An order of this member, redeemed as they would. */
export const anOrder = (
  parts: RewardsParts,
  actor: Actor,
  { rewardId, campaignId, deliverTo = '' }: { rewardId: string; campaignId: string; deliverTo?: string },
): Promise<OrderPage> => redeemReward({ ...parts, finishedTrainings }, actor, { rewardId, campaignId, deliverTo });

/** The reward that this member saves for. */
export const aGoal = (parts: RewardsParts, actor: Actor, wish: { rewardId: string; campaignId: string }): Promise<unknown> =>
  chooseGoal({ ...parts, finishedTrainings, photosToSend: async () => [] }, actor, wish);

type Placed = { order: Pick<OrderPage, 'id' | 'version'> };
const seen = ({ order: { id, version } }: Placed) => ({ orderId: id, version });

/** The order, approved on audited points. */
export const anApprovedOrder = (parts: RewardsParts, actor: Actor, { order }: Placed): Promise<OrderToDecide> =>
  approveOrder(parts, actor, seen({ order }));

/** The approved order, on its way. */
export const aShippedOrder = (
  parts: RewardsParts,
  actor: Actor,
  { order, tracking = '' }: Placed & { tracking?: string },
): Promise<OrderToDecide> => shipOrder(parts, actor, { ...seen({ order }), tracking });

/** The order, arrived. */
export const aDeliveredOrder = (parts: RewardsParts, actor: Actor, { order }: Placed): Promise<OrderToDecide> =>
  deliverOrder(parts, actor, seen({ order }));

/** The order, put on hold by hand. */
export const aHeldOrder = (parts: RewardsParts, actor: Actor, { order, note }: Placed & { note: string }): Promise<OrderToDecide> =>
  holdOrder(parts, actor, { ...seen({ order }), note });

/** The order, refused. */
export const aRefusedOrder = (
  parts: RewardsParts,
  actor: Actor,
  { order, reason = 'reward_unavailable', note = '' }: Placed & { reason?: OrderReason; note?: string },
): Promise<OrderToDecide> => refuseOrder(parts, actor, { ...seen({ order }), reason, note });

/** The order, with a proposal to approve it before the audit; approved by the second person, if one is given. */
export async function anException(
  parts: RewardsParts,
  actor: Actor,
  { order, why, second }: Placed & { why: string; second?: Actor },
): Promise<OrderToDecide> {
  const page = await proposeException(parts, actor, { ...seen({ order }), why });
  return second ? approveException(parts, second, seen(page)) : page;
}

/** Points that a member got for a sale; under audit unless told. */
export async function somePoints(
  parts: RewardsParts,
  { tenantId, memberId }: Pick<BuiltPerson, 'tenantId' | 'memberId'>,
  { campaignId, amount, isAudited = false }: { campaignId: string; amount: number; isAudited?: boolean },
): Promise<{ saleId: string }> {
  const { saleId } = await aCredit(parts, { tenantId, memberId }, { campaignId, amount });
  if (isAudited)
    await parts.db.transaction((tx) => confirmCredits(parts, tx, { tenantId, memberId }, { groupId: saleId, auditorId: memberId }));
  return { saleId };
}

export type Shop = {
  administrator: BuiltPerson;
  auditor: BuiltPerson;
  seller: BuiltPerson;
  colleague: BuiltPerson;
  tenantId: string;
  campaignId: string;
  campaign: BuiltCampaign;
};

/** A client with a running campaign: an administrator, an auditor, and two sellers who are registered and have no points yet. */
export async function aShop({ platform }: { platform: Platform }, campaign: Parameters<typeof aCampaign>[2] = {}): Promise<Shop> {
  const administrator = await aPerson(platform, { roles: ['client_administrator'], fullName: 'Administradora de Ensaio' });
  const { tenantId } = administrator;
  const auditor = await aPerson(platform, { tenantId, roles: ['auditor'], fullName: 'Auditora de Ensaio' });
  const built = await aCampaign(platform, administrator.actor, campaign);
  const shop = { administrator, auditor, tenantId, campaignId: built.campaignId, campaign: built };
  const seller = await aSeller({ platform }, shop, { fullName: 'Vendedora de Ensaio' });
  const colleague = await aSeller({ platform }, shop, { fullName: 'Jonas Prado' });
  return { ...shop, seller, colleague };
}

/** One more seller who is registered in the campaign of a shop, with these points. */
export async function aSeller(
  { platform }: { platform: Platform },
  { tenantId, campaign }: Pick<Shop, 'tenantId' | 'campaign'>,
  { fullName = 'Vendedora', points = 0, isAudited = false }: { fullName?: string; points?: number; isAudited?: boolean } = {},
): Promise<BuiltPerson> {
  const person = await aPerson(platform, { tenantId, fullName, programRole: 'salesperson', birthday: '1990-05-20' });
  await aRegistration(platform, person.actor, campaign);
  if (points > 0) await somePoints(platform, person, { campaignId: campaign.campaignId, amount: points, isAudited });
  return person;
}

/** A shop whose seller has points and one order of 100. */
export async function anOrderedShop(
  house: { platform: Platform },
  { amount = 250, isAudited = false }: { amount?: number; isAudited?: boolean } = {},
) {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  const { saleId } = await somePoints(house.platform, seller, { campaignId, amount, isAudited });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 5 });
  const order = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  return { ...shop, shop, saleId, rewardId, orderId: order.id };
}

/** Everything that the ledger's proof finds wrong with this client: nothing, whatever was done. */
export async function findViolations({ platform }: { platform: Platform }, { tenantId }: { tenantId: string }): Promise<Violation[]> {
  const found = await Promise.all([...ledgerInvariants, ...rewardsInvariants].map(({ find }) => find(platform.db.write())));
  return found.flat().filter((violation) => violation.tenantId === tenantId);
}
