import * as wire from '@vitrine/contract/rewards';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { approveException, approveOrder, proposeException, withdrawException } from './approve-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { chooseRewardCampaign } from './choose-reward-campaign.ts';
import { createCategory, getCategory, listCategories, saveCategory } from './categories.ts';
import { createReward } from './create-reward.ts';
import { createDepartment, getDepartment, listDepartments, saveDepartment } from './departments.ts';
import { exportCategories, exportDepartments, exportOrders, exportRewards, exportStockMovements } from './export-lists.ts';
import { chooseGoal } from './choose-goal.ts';
import { getGoal } from './get-goal.ts';
import type { PhotosToSend } from './goal-plan.ts';
import { leaveGoal } from './goals.ts';
import { getOrder } from './get-order.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { getReward } from './get-reward.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { importCodes } from './import-codes.ts';
import { holdOrder } from './hold-order.ts';
import { listOrders, listPersonOrders } from './list-orders.ts';
import { countOrdersToDecide, listOrdersToDecide } from './list-orders-to-decide.ts';
import { listRewards } from './list-rewards.ts';
import { countRewards, listRewardsToManage } from './list-rewards-to-manage.ts';
import { listStockMovements } from './list-stock-movements.ts';
import { moveStock } from './move-stock.ts';
import { publishReward, retireReward } from './publish-reward.ts';
import { redeemReward } from './redeem-reward.ts';
import { refuseOrder } from './refuse-order.ts';
import { resumeOrder, resumeOrderForMember } from './resume-order.ts';
import { rewardLists } from './reward-lists.ts';
import { saveReward } from './save-reward.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';
import type { FinishedTrainings } from './store-rewards.ts';

/** The store and orders of members; `finishedTrainings` says which trainings a member did. */
export const rewardsRoutes =
  (platform: Platform, ports: { finishedTrainings: FinishedTrainings; photosToSend: PhotosToSend }): Routes =>
  (app) => {
    const parts = { ...platform, ...ports };
    answer(app, wire.listRewards, ({ actor, query }) => listRewards(parts, actor, query));
    answer(app, wire.chooseRewardCampaign, ({ actor, body }) => chooseRewardCampaign(platform, actor, body));
    answer(app, wire.getRewardLists, ({ actor }) => rewardLists(parts, actor));
    answer(app, wire.getGoal, ({ actor }) => getGoal(parts, actor));
    answer(app, wire.chooseGoal, ({ actor, body }) => chooseGoal(parts, actor, body));
    answer(app, wire.leaveGoal, ({ actor }) => leaveGoal(platform, actor));
    answer(app, wire.getReward, ({ actor, params, query }) => getReward(parts, actor, { ...params, ...query }));
    answer(app, wire.redeemReward, ({ actor, params, body }) => redeemReward(parts, actor, { ...params, ...body }));
    answer(app, wire.listOrders, ({ actor, query }) => listOrders(parts, actor, query));
    answer(app, wire.getOrder, ({ actor, params }) => getOrder(parts, actor, params));
    answer(app, wire.cancelOrder, ({ actor, params, body }) => cancelOrder(parts, actor, { ...params, ...body }));
    answer(app, wire.resumeOrder, ({ actor, params, body }) => resumeOrder(parts, actor, { ...params, ...body }));
  };

/** What the console keeps in the store, and what it decides of orders (ADM-05). */
export const rewardsConsoleRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.countRewards, ({ actor, query }) => countRewards(platform, actor, query));
    answer(app, wire.listRewardsToManage, ({ actor, query }) => listRewardsToManage(platform, actor, query));
    answer(app, wire.exportRewards, ({ actor, query, reply }) => exportRewards(platform, actor, { query, reply }));
    answer(app, wire.createReward, ({ actor, body }) => createReward(platform, actor, body));
    answer(app, wire.getRewardToManage, ({ actor, params }) => getRewardToManage(platform, actor, params));
    answer(app, wire.saveReward, ({ actor, params, body }) => saveReward(platform, actor, { ...params, ...body }));
    answer(app, wire.publishReward, ({ actor, params, body }) => publishReward(platform, actor, { ...params, ...body }));
    answer(app, wire.retireReward, ({ actor, params, body }) => retireReward(platform, actor, { ...params, ...body }));
    answer(app, wire.listStockMovements, ({ actor, params, query }) => listStockMovements(platform, actor, { ...params, ...query }));
    answer(app, wire.exportStockMovements, ({ actor, params, query, reply }) =>
      exportStockMovements(platform, actor, { ...params, query, reply }),
    );
    answer(app, wire.moveStock, ({ actor, params, body }) => moveStock(platform, actor, { ...params, ...body }));
    answer(app, wire.importRewardCodes, ({ actor, params, body }) => importCodes(platform, actor, { ...params, ...body }));
    answer(app, wire.listDepartments, ({ actor, query }) => listDepartments(platform, actor, query));
    answer(app, wire.exportDepartments, ({ actor, query, reply }) => exportDepartments(platform, actor, { query, reply }));
    answer(app, wire.createDepartment, ({ actor, body }) => createDepartment(platform, actor, body));
    answer(app, wire.getDepartment, ({ actor, params }) => getDepartment(platform, actor, params));
    answer(app, wire.saveDepartment, ({ actor, params, body }) => saveDepartment(platform, actor, { ...params, ...body }));
    answer(app, wire.listCategories, ({ actor, query }) => listCategories(platform, actor, query));
    answer(app, wire.exportCategories, ({ actor, query, reply }) => exportCategories(platform, actor, { query, reply }));
    answer(app, wire.createCategory, ({ actor, body }) => createCategory(platform, actor, body));
    answer(app, wire.getCategory, ({ actor, params }) => getCategory(platform, actor, params));
    answer(app, wire.saveCategory, ({ actor, params, body }) => saveCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.listPersonOrders, ({ actor, params, query }) => listPersonOrders(platform, actor, { ...params, ...query }));
    answer(app, wire.listOrdersToDecide, ({ actor, query }) => listOrdersToDecide(platform, actor, query));
    answer(app, wire.countOrdersToDecide, ({ actor, query }) => countOrdersToDecide(platform, actor, query));
    answer(app, wire.exportOrders, ({ actor, query, reply }) => exportOrders(platform, actor, { query, reply }));
    answer(app, wire.getOrderToDecide, ({ actor, params }) => getOrderToDecide(platform, actor, params));
    answer(app, wire.approveOrder, ({ actor, params, body }) => approveOrder(platform, actor, { ...params, ...body }));
    answer(app, wire.proposeException, ({ actor, params, body }) => proposeException(platform, actor, { ...params, ...body }));
    answer(app, wire.withdrawException, ({ actor, params, body }) => withdrawException(platform, actor, { ...params, ...body }));
    answer(app, wire.approveException, ({ actor, params, body }) => approveException(platform, actor, { ...params, ...body }));
    answer(app, wire.refuseOrder, ({ actor, params, body }) => refuseOrder(platform, actor, { ...params, ...body }));
    answer(app, wire.holdOrder, ({ actor, params, body }) => holdOrder(platform, actor, { ...params, ...body }));
    answer(app, wire.resumeOrderForMember, ({ actor, params, body }) => resumeOrderForMember(platform, actor, { ...params, ...body }));
    answer(app, wire.shipOrder, ({ actor, params, body }) => shipOrder(platform, actor, { ...params, ...body }));
    answer(app, wire.deliverOrder, ({ actor, params, body }) => deliverOrder(platform, actor, { ...params, ...body }));
  };
