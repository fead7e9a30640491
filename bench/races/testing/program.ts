import type { AuditReason } from '@vitrine/domain/sales';
import type { OrderReason } from '@vitrine/domain/rewards';
import type { Reader } from '../../../server/src/platform/database/index.ts';
import { Refusal, type Actor } from '../../../server/src/platform/http/index.ts';
import type { Platform } from '../../../server/src/platform/platform.ts';
import {
  aBrandWithAgency,
  aCampaignForm,
  aCampaignOf,
  aProduct,
  aRegistration,
  aStore,
} from '../../../server/src/modules/campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../../../server/src/modules/identity/testing.ts';
import { finishedTrainings } from '../../../server/src/modules/learning/index.ts';
import { ledgerInvariants, type Violation } from '../../../server/src/modules/ledger/index.ts';
import { approveException, approveOrder, proposeException } from '../../../server/src/modules/rewards/approve-order.ts';
import { cancelOrder } from '../../../server/src/modules/rewards/cancel-order.ts';
import { holdOrder } from '../../../server/src/modules/rewards/hold-order.ts';
import { putOrdersOnHold, rewardsInvariants } from '../../../server/src/modules/rewards/index.ts';
import { redeemReward } from '../../../server/src/modules/rewards/redeem-reward.ts';
import { refuseOrder } from '../../../server/src/modules/rewards/refuse-order.ts';
import { resumeOrder } from '../../../server/src/modules/rewards/resume-order.ts';
import { aReward, type RewardWish } from '../../../server/src/modules/rewards/testing.ts';
import { approveSale, refuseSale } from '../../../server/src/modules/sales/decide-sale.ts';
import { salesInvariants } from '../../../server/src/modules/sales/index.ts';
import { reportSale } from '../../../server/src/modules/sales/report-sale.ts';
import { reviseSale } from '../../../server/src/modules/sales/revise-sale.ts';
import { earns, skus } from '../earnings.ts';

/** A client with a brand, a store where phones are not allowed (so that sales need no picture) and two products; whoever builds it goes on from here. */
export async function aProgram(platform: Platform, client: { tenantId?: string } = {}) {
  const administrator = await aPerson(platform, { ...client, roles: ['client_administrator'] });
  const { tenantId, actor } = administrator;
  const auditor = await aPerson(platform, { tenantId, roles: ['auditor'] });
  const second = await aPerson(platform, { tenantId, roles: ['auditor'] });
  const { brandId, agencyId } = await aBrandWithAgency(platform, actor);
  const { storeId, retailerId } = await aStore(platform, actor, { takesPhotos: false });
  for (const sku of skus) await aProduct(platform, actor, { sku, brandId });
  return { platform, administrator, auditor, second, tenantId, brandId, agencyId, storeId, retailerId };
}
export type Program = Awaited<ReturnType<typeof aProgram>>;

/** A campaign of the program that runs today. */
export async function aRunningCampaign({ platform, administrator: { actor }, storeId }: Program): Promise<string> {
  const form = aCampaignForm(platform);
  const rules = skus.map((sku) => ({ scope: 'sku' as const, value: sku, ...earns[sku] }));
  return aCampaignOf(platform, actor, { form, storeIds: [storeId], rules });
}

/** Somebody who may sell, not registered yet. */
export const somebody = ({ platform, tenantId }: Program): Promise<BuiltPerson> =>
  aPerson(platform, { tenantId, programRole: 'salesperson', birthday: '1990-05-20' });

/** Takes part from now on. */
export const register = ({ platform, agencyId, brandId, retailerId, storeId }: Program, who: Actor, campaignId: string): Promise<void> =>
  aRegistration(platform, who, { campaignId, agencyId, brandId, retailerId, storeId });

/** A registered seller who sold so many fridges, 120 audited points each. */
export async function aSellerOf(program: Program, { campaignId, fridges }: { campaignId: string; fridges: number }): Promise<BuiltPerson> {
  const person = await somebody(program);
  await register(program, person.actor, campaignId);
  if (fridges === 0) return person;
  const does = doings(program);
  const sale = await does.report(person.actor, { campaignId, invoiceNumber: 'A1', lines: [{ sku: 'GEL-480', quantity: fridges }] });
  await does.approveSale(program.auditor.actor, { saleId: sale.id, version: sale.version });
  return person;
}

/** A reward in the store of the program. */
export const aThing = (program: Program, wish: RewardWish) => aReward(program.platform, program.administrator.actor, wish);

export type SaleAsk = { campaignId: string; invoiceNumber: string; lines: { sku: string; quantity: number }[] };
type OrderAsk = { orderId: string; version: number };

/** What people do, as the server's routes do it. */
export const doings = ({ platform, storeId }: Pick<Program, 'platform' | 'storeId'>) => {
  const soldOn = platform.clock.in(-86_400_000).slice(0, 10);
  const form = ({ invoiceNumber, lines }: Pick<SaleAsk, 'invoiceNumber' | 'lines'>) => ({
    storeId,
    saleDate: soldOn,
    invoiceKind: 'invoice' as const,
    invoiceNumber,
    lines,
    photoFileId: null,
    observation: '',
  });
  return {
    report: (who: Actor, { campaignId, ...sale }: SaleAsk) => reportSale(platform, who, { campaignId, writtenAt: null, ...form(sale) }),
    revise: (who: Actor, { saleId, version, ...sale }: Omit<SaleAsk, 'campaignId'> & { saleId: string; version: number }) =>
      reviseSale(platform, who, { saleId, version, sale: form(sale) }),
    approveSale: (who: Actor, ask: { saleId: string; version: number }) => approveSale(platform, who, ask),
    refuseSale: (who: Actor, ask: { saleId: string; version: number; reason: AuditReason }) =>
      refuseSale({ ...platform, putOrdersOnHold: putOrdersOnHold(platform) }, who, { ...ask, note: '' }),
    redeem: (who: Actor, ask: { rewardId: string; campaignId: string }) =>
      redeemReward({ ...platform, finishedTrainings }, who, { ...ask, deliverTo: '' }),
    approveOrder: (who: Actor, ask: OrderAsk) => approveOrder(platform, who, ask),
    proposeException: (who: Actor, ask: OrderAsk) => proposeException(platform, who, { ...ask, why: 'Entrega combinada' }),
    approveException: (who: Actor, ask: OrderAsk) => approveException(platform, who, ask),
    refuseOrder: (who: Actor, ask: OrderAsk & { reason: OrderReason }) => refuseOrder(platform, who, { ...ask, note: '' }),
    holdOrder: (who: Actor, ask: OrderAsk) => holdOrder(platform, who, { ...ask, note: 'Em dúvida' }),
    cancel: (who: Actor, ask: OrderAsk) => cancelOrder(platform, who, ask),
    resume: (who: Actor, ask: OrderAsk) => resumeOrder(platform, who, ask),
  };
};

/** `ok`, the code of a refusal, or a fault's own words. */
export const answerOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (fault: unknown) => (fault instanceof Refusal ? fault.code : `fault: ${String(fault)}`),
  );

/** Every rule of the ledger and of the rooms on it; rows are violations. */
export async function findViolations(db: Reader, { tenantId }: { tenantId: string }): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { find } of [...ledgerInvariants, ...rewardsInvariants, ...salesInvariants]) found.push(...(await find(db)));
  return found.filter((violation) => violation.tenantId === tenantId);
}
