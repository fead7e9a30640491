/** How the operations of rewards are called with another tenant's ids. */
import type { Attack, Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';

const reward = ({ store: { rewardId } }: Foreign, rest: Omit<Attack, 'params'> = {}): Attack => ({ params: { rewardId }, ...rest });
const each = ({ store }: Foreign, rest: Omit<Attack, 'params'> = {}): Attack[] =>
  store.orderIds.map((orderId) => ({ params: { orderId }, ...rest }));
const onEach = (b: Foreign, body: object = {}): Attack[] => [1, 2, 4].flatMap((version) => each(b, { body: { version, ...body } }));
const versions = [1, 2].map((version) => ({ version }));
const name = { 'pt-BR': 'Invasora' };
const pages = (b: Foreign): Attack[] => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { after: b.cursor } }];
const department = ({ store: { departmentId } }: Foreign) => ({ params: { departmentId } });
const category = ({ store: { categoryId } }: Foreign) => ({ params: { categoryId } });

/** What somebody exports stands in their own audit log: the other tenant's mark is not searched for here. */
const exported = () => [{ query: {} }];

export const rewards: RoomUnderAttack = {
  entries: {
    listRewards: {
      asks: (b) => [
        ...pages(b),
        { query: { campaignId: b.program.campaignId } },
        { query: { departmentId: b.store.departmentId } },
        { query: { categoryId: b.store.categoryId, isAffordable: 'true' } },
      ],
    },
    chooseRewardCampaign: { asks: (b) => [{ body: { user_reward_campaign: b.program.campaignId } }] },
    getGoal: { asks: () => [{}] },
    chooseGoal: { asks: (b) => [{ body: { rewardId: b.store.rewardId, campaignId: b.program.campaignId } }] },
    leaveGoal: { asks: () => [{}] },
    getRewardLists: { asks: () => [{}] },
    getReward: { asks: (b) => [reward(b, { query: {} }), reward(b, { query: { campaignId: b.program.campaignId } })] },
    redeemReward: { asks: (b) => [reward(b, { body: { campaignId: b.program.campaignId, deliverTo: '' } })] },
    listOrders: {
      asks: (b) => [{ query: { limit: 100 } }, { query: { campaignId: b.program.campaignId } }, { query: { after: b.cursor } }],
    },
    listPersonOrders: {
      asks: (b) => [
        { params: { memberId: b.memberId }, query: { limit: 100 } },
        { params: { memberId: b.callerMemberId }, query: { campaignId: b.program.campaignId } },
        { params: { memberId: b.callerMemberId }, query: { after: b.cursor } },
      ],
    },
    getOrder: { asks: (b) => each(b) },
    cancelOrder: { asks: (b) => onEach(b) },
    resumeOrder: { asks: (b) => onEach(b) },

    countRewards: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    listRewardsToManage: { asks: (b) => [...pages(b), { query: { categoryId: b.store.categoryId } }] },
    exportRewards: { asks: (b) => [...exported(), { query: { categoryId: b.store.categoryId } }] },
    createReward: {
      asks: (b) => [
        { body: b.store.rewardForm },
        { body: { ...b.store.rewardForm, requiredCourseIds: [b.courseId] } },
        { body: { ...b.store.rewardForm, requiredTrailIds: [b.trailId] } },
        { body: { ...b.store.rewardForm, imageFileId: b.fileId } },
        { body: { ...b.store.rewardForm, groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } },
      ],
    },
    getRewardToManage: { asks: (b) => [reward(b)] },
    saveReward: { asks: (b) => versions.map(({ version }) => reward(b, { body: { version, reward: b.store.rewardForm } })) },
    publishReward: { asks: (b) => versions.map((body) => reward(b, { body })) },
    retireReward: { asks: (b) => versions.map((body) => reward(b, { body })) },
    listStockMovements: { asks: (b) => [reward(b, { query: {} })] },
    exportStockMovements: { asks: (b) => [reward(b, { query: {} })] },
    importRewardCodes: { asks: (b) => [reward(b, { body: { codes: [`INVASORA-${b.nonce}`] } })] },
    moveStock: { asks: (b) => [reward(b, { body: { kind: 'received', units: 5, note: '' } })] },
    listDepartments: { asks: (b) => pages(b) },
    exportDepartments: { asks: exported },
    createDepartment: { asks: (b) => [{ body: { name: { 'pt-BR': `Invasora ${b.nonce}` } } }] },
    getDepartment: { asks: (b) => [department(b)] },
    saveDepartment: { asks: (b) => [{ ...department(b), body: { version: 1, department: { name } } }] },
    listCategories: { asks: (b) => [...pages(b), { query: { departmentId: b.store.departmentId } }] },
    exportCategories: { asks: (b) => [...exported(), { query: { departmentId: b.store.departmentId } }] },
    createCategory: { asks: (b) => [{ body: { name, departmentId: b.store.departmentId, maximum: null } }] },
    getCategory: { asks: (b) => [category(b)] },
    saveCategory: {
      asks: (b) => [{ ...category(b), body: { version: 1, category: { name, departmentId: b.store.departmentId, maximum: 1 } } }],
    },

    countOrdersToDecide: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }] },
    listOrdersToDecide: {
      asks: (b) => [
        ...pages(b),
        { query: { campaignId: b.program.campaignId } },
        { query: { search: b.store.orderNumber } },
        { query: { state: 'on_hold' } },
        { query: { state: 'delivered' } },
        { query: { show: 'exception' } },
      ],
    },
    exportOrders: {
      asks: (b) => [...exported(), { query: { campaignId: b.program.campaignId } }, { query: { state: 'on_hold' } }],
    },
    getOrderToDecide: { asks: (b) => each(b) },
    approveOrder: { asks: (b) => onEach(b) },
    proposeException: { asks: (b) => onEach(b, { why: 'Pressa' }) },
    withdrawException: { asks: (b) => onEach(b) },
    approveException: { asks: (b) => onEach(b) },
    refuseOrder: { asks: (b) => onEach(b, { reason: 'rules_broken', note: '' }) },
    holdOrder: { asks: (b) => onEach(b, { note: 'Espera' }) },
    resumeOrderForMember: { asks: (b) => onEach(b) },
    shipOrder: { asks: (b) => onEach(b, { tracking: '' }) },
    deliverOrder: { asks: (b) => onEach(b) },
  },
  untold: { 'rewards.stock_movement': 'what they did for the client with things of others; that they did it stands in the audit log' },
};
