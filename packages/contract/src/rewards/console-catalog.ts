import { deliveries, rewardScenes, rewardStates, catalogRefusals, stockMoves } from '@vitrine/domain/rewards';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import {
  changed,
  countOf,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  pageOf,
  PageQuery,
  ParticipantText,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';
import { audienceFields } from '../identity/index.ts';

const read = { needs: 'rewards.read' } as const;
const write = { needs: 'rewards.write', refusals: [...catalogRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const searched = { search: SearchTerm.optional() };
const oneReward = z.object({ rewardId: Id });
const oneCategory = z.object({ categoryId: Id });
const oneDepartment = z.object({ departmentId: Id });

export const RewardForm = z.strictObject({
  title: LocaleText(120),
  summary: LocaleText(240),
  /** Rich text; what a page must not run is taken out. */
  description: LocaleText(8_000),
  categoryId: Id,
  scene: z.enum(rewardScenes, 'invalid_choice'),
  imageFileId: Id.nullable(),
  /** In points. Orders keep the price that they were placed at. */
  price: z.int('invalid').min(1, 'number_too_small').max(10_000_000, 'number_too_big'),
  delivery: z.enum(deliveries, 'invalid_choice'),
  deliveryDays: z.int('invalid').min(0, 'number_too_small').max(365, 'number_too_big'),
  /** Courses and trails that have to be finished first, all of them (decisions D35, D79). */
  requiredCourseIds: z.array(Id).max(20, 'too_many'),
  requiredTrailIds: z.array(Id).max(20, 'too_many'),
  /** The level from which it may be redeemed; null: any (RWD-04). */
  requiredRank: z.enum(['2', '3'], 'invalid_choice').nullable(),
  ...audienceFields,
});
export type RewardForm = z.infer<typeof RewardForm>;

export const RewardRow = z.object({
  id: Id,
  title: z.string(),
  category: z.string(),
  department: z.string(),
  scene: z.enum(rewardScenes),
  state: z.enum(rewardStates),
  price: z.int(),
  stock: z.int(),
  /** That are not refused or cancelled. */
  orders: z.int(),
  updatedAt: Instant,
});
export type RewardRow = z.infer<typeof RewardRow>;

export const RewardDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(rewardStates),
  publishedAt: Instant.nullable(),
  reward: RewardForm,
  image: StoredFile.nullable(),
  stock: z.int(),
  orders: z.int(),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean(), moveStock: z.boolean(), importCodes: z.boolean() }),
});
export type RewardDetail = z.infer<typeof RewardDetail>;

export const listRewardsToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/rewards',
  query: PageQuery.extend({ ...searched, state: z.enum(rewardStates).optional(), categoryId: Id.optional() }),
  answer: pageOf(RewardRow),
  summary: 'Rewards in every state, the newest change first',
});

export const exportRewards = exportOf(listRewardsToManage);
export const countRewards = countOf(listRewardsToManage);

export const createReward = endpoint({
  ...write,
  method: 'POST',
  path: '/console/rewards',
  body: RewardForm,
  answer: z.object({ id: Id }),
  summary: 'Begins a reward as a draft; refusals stand at its fields',
});

export const getRewardToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/rewards/:rewardId',
  params: oneReward,
  answer: RewardDetail,
  summary: 'A reward as it is edited',
});

export const saveReward = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/rewards/:rewardId',
  params: oneReward,
  body: z.strictObject({ version: z.int(), reward: changed(RewardForm), was: Was }),
  answer: RewardDetail,
  summary: 'Saves a reward; fields are refused below `reward.`',
});

export const publishReward = endpoint({
  ...write,
  method: 'POST',
  path: '/console/rewards/:rewardId/publish',
  params: oneReward,
  body: z.strictObject({ version: z.int() }),
  answer: RewardDetail,
  summary: 'Puts a reward into the store',
});

export const retireReward = endpoint({
  ...write,
  method: 'POST',
  path: '/console/rewards/:rewardId/retire',
  params: oneReward,
  body: z.strictObject({ version: z.int() }),
  answer: RewardDetail,
  summary: 'Takes a reward out of the store; its orders go on',
});

export const StockMovement = z.object({
  id: Id,
  kind: z.enum(stockMoves),
  /** With its sign; what came in is above zero. */
  units: z.int(),
  note: z.string(),
  by: z.string(),
  at: Instant,
});
export type StockMovement = z.infer<typeof StockMovement>;

export const listStockMovements = endpoint({
  ...read,
  method: 'GET',
  path: '/console/rewards/:rewardId/stock',
  params: oneReward,
  query: PageQuery,
  /** `received` + `adjusted` − `ordered` = `stock`, always. */
  answer: pageOf(StockMovement).extend({ received: z.int(), adjusted: z.int(), ordered: z.int(), stock: z.int() }),
  summary: 'What came in and what was corrected, newest first',
});
export const exportStockMovements = exportOf(listStockMovements);

export const moveStock = endpoint({
  ...write,
  method: 'POST',
  path: '/console/rewards/:rewardId/stock',
  params: oneReward,
  body: z.strictObject({
    kind: z.enum(stockMoves, 'invalid_choice'),
    /** Received: 1 or more. Adjusted: what was counted more (above zero) or less (below), with a note. */
    units: z
      .int('invalid')
      .min(-1_000_000, 'number_too_small')
      .max(1_000_000, 'number_too_big')
      .refine((units) => units !== 0, 'number_too_small'),
    note: ParticipantText,
  }),
  answer: RewardDetail,
  summary: 'Receives units, or corrects a count; never below zero',
});

/** All or none: a code that is in the pool of any reward already, or twice in the list, is refused at `codes.N`. */
export const importRewardCodes = endpoint({
  ...write,
  method: 'POST',
  path: '/console/rewards/:rewardId/codes',
  params: oneReward,
  body: z.strictObject({
    codes: z.array(z.string().trim().min(1, 'required').max(200, 'text_too_long')).min(1, 'too_few').max(1_000, 'too_many'),
  }),
  answer: RewardDetail,
  summary: 'Adds codes to the pool of a reward; each is handed out once',
});

export const DepartmentForm = z.strictObject({ name: LocaleText(80) });
export type DepartmentForm = z.infer<typeof DepartmentForm>;
export const CategoryForm = z.strictObject({
  name: LocaleText(80),
  departmentId: Id,
  /** Orders of one member in one campaign that are not refused or cancelled; null: as many as they like (decision D28). */
  maximum: z.int('invalid').min(1, 'number_too_small').max(10_000, 'number_too_big').nullable(),
});
export type CategoryForm = z.infer<typeof CategoryForm>;

const saved = { version: z.int(), can: z.object({ save: z.boolean() }) };
export const DepartmentDetail = z.object({ id: Id, ...saved, department: DepartmentForm });
export type DepartmentDetail = z.infer<typeof DepartmentDetail>;
export const CategoryDetail = z.object({ id: Id, ...saved, category: CategoryForm });
export type CategoryDetail = z.infer<typeof CategoryDetail>;
export const DepartmentRow = z.object({ id: Id, name: z.string(), categories: z.int() });
export type DepartmentRow = z.infer<typeof DepartmentRow>;
export const CategoryRow = z.object({
  id: Id,
  name: z.string(),
  department: z.string(),
  maximum: z.int().nullable(),
  rewards: z.int(),
});
export type CategoryRow = z.infer<typeof CategoryRow>;

export const listDepartments = endpoint({
  ...read,
  method: 'GET',
  path: '/console/reward-departments',
  query: PageQuery.extend(searched),
  answer: pageOf(DepartmentRow),
  summary: 'Departments of the store by name',
});
export const exportDepartments = exportOf(listDepartments);

export const createDepartment = endpoint({
  ...write,
  method: 'POST',
  path: '/console/reward-departments',
  body: DepartmentForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a department',
});
export const getDepartment = endpoint({
  ...read,
  method: 'GET',
  path: '/console/reward-departments/:departmentId',
  params: oneDepartment,
  answer: DepartmentDetail,
  summary: 'A department as it is edited',
});
export const saveDepartment = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/reward-departments/:departmentId',
  params: oneDepartment,
  body: z.strictObject({ version: z.int(), department: changed(DepartmentForm), was: Was }),
  answer: DepartmentDetail,
  summary: 'Saves a department',
});

export const listCategories = endpoint({
  ...read,
  method: 'GET',
  path: '/console/reward-categories',
  query: PageQuery.extend({ ...searched, departmentId: Id.optional() }),
  answer: pageOf(CategoryRow),
  summary: 'Categories of the store by name',
});
export const exportCategories = exportOf(listCategories);

export const createCategory = endpoint({
  ...write,
  method: 'POST',
  path: '/console/reward-categories',
  body: CategoryForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a category',
});
export const getCategory = endpoint({
  ...read,
  method: 'GET',
  path: '/console/reward-categories/:categoryId',
  params: oneCategory,
  answer: CategoryDetail,
  summary: 'A category as it is edited',
});
export const saveCategory = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/reward-categories/:categoryId',
  params: oneCategory,
  body: z.strictObject({ version: z.int(), category: changed(CategoryForm), was: Was }),
  answer: CategoryDetail,
  summary: 'Saves a category; a lower maximum takes nothing from whoever has more already',
});
