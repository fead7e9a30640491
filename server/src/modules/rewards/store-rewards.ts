/** What the store knows of a reward for one member: the same facts for a tile, a page and a redemption (D12). */
import type { RewardCard } from '@vitrine/contract/rewards';
import { allows } from '@vitrine/domain/levels';
import {
  missingPoints,
  missingTrainings,
  redemptionObstacles,
  type RedemptionObstacle,
  type RequiredTraining,
} from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { isOpenTo, isShownTo } from './audience.ts';
import type { RewardsParts } from './edits.ts';
import { rewardsOf } from './queries.ts';
import { requiredColumns, requiredOf, type RequiredColumns } from './required-trainings.ts';
import { sceneOf } from './reward-rows.ts';

/** Port, answered by the room of trainings through `app.ts`: when the member finished each of these courses and trails, by their ids; the others are absent (decisions D35, D79). */
export type FinishedTrainings = (
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  ask: { courseIds: readonly string[]; trailIds: readonly string[] },
) => Promise<Map<string, string>>;
export type StoreParts = RewardsParts & { finishedTrainings: FinishedTrainings };

type StoreAsk = { campaignId: string | null; withOrdered?: boolean };

/**
 * Rewards that are for this member, retired ones too, with what this member did: orders in the category, favourite, registration, status. `withOrdered`: also those that are not for them
 * any more and that they ordered.
 */
export const storeRewards = (db: Reader, actor: Actor, { campaignId, withOrdered = false }: StoreAsk) => {
  const { tenantId, memberId } = actor;
  return rewardsOf(db, { tenantId })
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').on('m.id', '=', memberId))
    .leftJoin('campaigns.registration as g', (join) =>
      join.onRef('g.tenant_id', '=', 'r.tenant_id').on('g.campaign_id', '=', campaignId).on('g.member_id', '=', memberId),
    )
    .leftJoin('rewards.category_use as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'r.tenant_id')
        .on('u.member_id', '=', memberId)
        .on('u.campaign_id', '=', campaignId)
        .onRef('u.category_id', '=', 'r.category_id'),
    )
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'r.tenant_id')
        .on('f.member_id', '=', memberId)
        .on('f.subject', '=', 'reward')
        .onRef('f.subject_id', '=', 'r.id'),
    )
    .where('r.published_at', 'is not', null)
    .where(withOrdered ? isShownTo(actor) : isOpenTo(actor))
    .select((withOrdered ? isOpenTo(actor) : sql<boolean>`true`).as('is_offered'))
    .select(['r.id', 'r.state', 'r.title', 'r.summary', 'r.scene', 'r.image_file_id', 'r.price', 'r.published_at', 'r.required_course_id'])
    .select('r.required_rank')
    .select([...requiredColumns])
    .select([
      'r.delivery',
      'r.delivery_days',
      'r.category_id',
      'c.name as category',
      'c.maximum',
      'd.id as department_id',
      'd.name as department',
    ])
    .select(['s.units', 's.ordered', 'm.status'])
    .select(sql<number>`coalesce(u.used, 0)`.as('used'))
    .select(sql<boolean>`g.id is not null`.as('is_registered'))
    .select(sql<boolean>`f.subject_id is not null`.as('is_favourite'));
};

export type StoreReward = Awaited<ReturnType<ReturnType<typeof storeRewards>['executeTakeFirstOrThrow']>>;
/** Null `available`: nobody counted it, the ledger refuses by itself. */
export type Eligibility = { available: number | null; isSpendable: boolean; trainings: Map<string, string>; rank: number };

/** The part of it that a redemption is judged by. */
export type JudgedReward = Pick<
  StoreReward,
  | 'is_offered'
  | 'status'
  | 'is_registered'
  | 'state'
  | 'required_rank'
  | 'used'
  | 'maximum'
  | 'units'
  | 'delivery'
  | 'price'
  | keyof RequiredColumns
>;

/** When the member finished what these rewards ask for. */
export function finishedFor(
  { finishedTrainings }: Pick<StoreParts, 'finishedTrainings'>,
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  rows: readonly RequiredColumns[],
): Promise<Map<string, string>> {
  const required = rows.flatMap((row) => requiredOf(row));
  const ids = (of: RequiredTraining['kind']) => [...new Set(required.flatMap(({ kind, id }) => (kind === of ? [id] : [])))];
  return finishedTrainings(db, actor, { courseIds: ids('course'), trailIds: ids('trail') });
}

/** What keeps the member from redeeming it, in the order in which they can act on it (RWD-02). */
export const obstaclesOf = (row: JudgedReward, { available, isSpendable, trainings, rank }: Eligibility): RedemptionObstacle[] =>
  redemptionObstacles({
    isOffered: row.is_offered,
    memberStatus: row.status,
    isRegistered: row.is_registered,
    isSpendable,
    isPublished: row.state === 'published',
    isTrainingDone: missingTrainings(requiredOf(row), trainings).length === 0,
    isLevelReached: allows(rank, row.required_rank),
    used: row.used,
    maximum: row.maximum,
    stock: row.units,
    isCode: row.delivery === 'code',
    available,
    price: row.price,
  });

/** How long a reward is called new, in days. */
const newForDays = 30;

export const cardOf = (
  { clock }: Pick<RewardsParts, 'clock'>,
  actor: Actor,
  {
    row,
    eligibility,
    image,
    levelNames,
  }: { row: StoreReward; eligibility: Eligibility; image: string | null; levelNames: ReadonlyMap<number, string> },
): RewardCard => ({
  id: row.id,
  title: nameFor(actor, row.title),
  summary: nameFor(actor, row.summary),
  scene: sceneOf(row.scene),
  image,
  price: row.price,
  category: { id: row.category_id, name: nameFor(actor, row.category) },
  department: { id: row.department_id, name: nameFor(actor, row.department) },
  stock: row.units,
  requiredLevel: row.required_rank === null ? null : { rank: row.required_rank, name: levelNames.get(row.required_rank) ?? '' },
  missing: missingPoints({ price: row.price, available: eligibility.available ?? 0 }),
  refusal: obstaclesOf(row, eligibility)[0] ?? null,
  isFavourite: row.is_favourite,
  isNew: row.published_at !== null && row.published_at > clock.in(-newForDays * 86_400_000),
});

/** Signed links of pictures, by file. */
export async function imagesOf(
  { storage }: Pick<RewardsParts, 'storage'>,
  db: Reader,
  actor: Actor,
  rows: readonly { image_file_id: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ image_file_id }) => (image_file_id === null ? [] : [image_file_id])))];
  const files = ids.length > 0 ? await storage.find(db, { tenantId: actor.tenantId, ids }) : [];
  return new Map(files.map((file) => [file.id, storage.link(actor, file)]));
}
