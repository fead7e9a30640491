import type * as wire from '@vitrine/contract/rewards';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listCategories } from './categories.ts';
import { listDepartments } from './departments.ts';
import { exportWords } from './export-words.ts';
import { listOrdersToDecide } from './list-orders-to-decide.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { listRewardsToManage } from './list-rewards-to-manage.ts';
import { listStockMovements } from './list-stock-movements.ts';

type Asked<Wire extends { query: z.ZodType }> = { query: z.output<Wire['query']>; reply: FastifyReply };

/** Orders of a state as an export, in the queue's order (ADM-02, ADM-05). */
export function exportOrders(platform: Platform, actor: Actor, { query, reply }: Asked<typeof wire.exportOrders>): Promise<FastifyReply> {
  const words = exportWords(actor).orders;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'orders',
      words,
      page: (ask) => listOrdersToDecide(platform, actor, { ...query, ...ask }),
      cells: ({
        number,
        member,
        rewardTitle,
        category,
        campaign,
        points,
        state,
        placedAt,
        audit,
        hasException,
      }: wire.OrderToDecideRow) => ({
        number,
        member: member.name,
        rewardTitle,
        category,
        campaign,
        points,
        state: words.states[state],
        placedAt,
        isAudited: audit.isEnough,
        hasException,
      }),
    },
  });
}

/** Rewards as an export (ADM-02). */
export function exportRewards(platform: Platform, actor: Actor, { query, reply }: Asked<typeof wire.exportRewards>): Promise<FastifyReply> {
  const words = exportWords(actor).rewards;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'rewards',
      words,
      page: (ask) => listRewardsToManage(platform, actor, { ...query, ...ask }),
      cells: ({ title, category, department, price, stock, orders, state, updatedAt }: wire.RewardRow) => ({
        title,
        category,
        department,
        price,
        stock,
        orders,
        state: words.states[state],
        updatedAt,
      }),
    },
  });
}

/** What came into a reward's stock and what was corrected, as an export (ADM-02, RWD-03). The audit log keeps which reward it was. Refuses `not_found`. */
export async function exportStockMovements(
  platform: Platform,
  actor: Actor,
  { rewardId, query, reply }: Asked<typeof wire.exportStockMovements> & { rewardId: string },
): Promise<FastifyReply> {
  const { reward } = await getRewardToManage(platform, actor, { rewardId });
  const words = exportWords(actor).stockMovements;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'stock_movements',
      within: { rewardId, of: textIn(reward.title, matchLocale(actor.locale, locales)) },
      words,
      page: (ask) => listStockMovements(platform, actor, { rewardId, ...ask }),
      cells: ({ at, kind, units, note, by }: wire.StockMovement) => ({ at, kind: words.kinds[kind], units, note, by }),
    },
  });
}

/** Departments of the store as an export (ADM-02). */
export const exportDepartments = (
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<typeof wire.exportDepartments>,
): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'reward_departments',
      words: exportWords(actor).departments,
      page: (ask) => listDepartments(platform, actor, { ...query, ...ask }),
      cells: ({ name, categories }: wire.DepartmentRow) => ({ name, categories }),
    },
  });

/** Categories of the store as an export (ADM-02). */
export const exportCategories = (
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<typeof wire.exportCategories>,
): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'reward_categories',
      words: exportWords(actor).categories,
      page: (ask) => listCategories(platform, actor, { ...query, ...ask }),
      cells: ({ name, department, maximum, rewards }: wire.CategoryRow) => ({ name, department, maximum, rewards }),
    },
  });
