import { answerOf, aRunningCampaign, aThing, doings, register, somebody, type Program } from './program.ts';
import { closeBook } from '../../../server/src/modules/ledger/index.ts';

export const actions = ['report', 'redeem', 'approve', 'refuse', 'close'] as const;
export type Action = (typeof actions)[number];

/** All 120 of them. */
export const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length === 0 ? [[]] : things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));

/** What is asked for before it is there. */
const nothing = { id: '019a0000-0000-7000-8000-000000000000', version: 1 };

/**
 * A sale is reported and refused, its points are redeemed, the order is approved before the audit by two people (the only way to spend what is refused later), and
 * the campaign closes: in this order, each asked for whether it is possible or not. Answers what each was told.
 */
export async function playInOrder(
  program: Program,
  { order, rewardId }: { order: readonly Action[]; rewardId: string },
): Promise<string[]> {
  const { platform, tenantId, auditor, second } = program;
  const does = doings(program);
  const campaignId = await aRunningCampaign(program);
  const { actor } = await somebody(program);
  await register(program, actor, campaignId);
  let [sale, bought] = [nothing, nothing];
  const doing: Record<Action, () => Promise<unknown>> = {
    report: async () => (sale = await does.report(actor, { campaignId, invoiceNumber: 'N1', lines: [{ sku: 'GEL-480', quantity: 1 }] })),
    redeem: async () => (bought = await does.redeem(actor, { rewardId, campaignId })),
    approve: async () => {
      const seen = { orderId: bought.id, version: bought.version };
      const { order: proposed } = await does.proposeException(auditor.actor, seen);
      await does.approveException(second.actor, { ...seen, version: proposed.version });
    },
    refuse: () => does.refuseSale(auditor.actor, { saleId: sale.id, version: sale.version, reason: 'forged' }),
    close: () => closeBook(platform, { tenantId, campaignId }),
  };
  const answers: string[] = [];
  for (const action of order) answers.push(`${action}: ${await answerOf(doing[action]())}`);
  return answers;
}

/** Enough of one reward for all orders. */
export const aRewardForAll = async (program: Program): Promise<string> => (await aThing(program, { price: 120, stock: 500 })).rewardId;
