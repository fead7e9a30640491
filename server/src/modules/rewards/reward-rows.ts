import type { LocaleText } from '@vitrine/contract/kernel';
import type { RewardForm } from '@vitrine/contract/rewards';
import { searchTextOf } from '@vitrine/domain/catalog';
import {
  deliveries,
  orderStates,
  rewardScenes,
  rewardStates,
  type Delivery,
  type OrderState,
  type RewardScene,
  type RewardState,
} from '@vitrine/domain/rewards';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import { parseText } from '../tenancy/index.ts';

export const rewardStateOf = (stored: string): RewardState => known(rewardStates, stored);
export const sceneOf = (stored: string): RewardScene => known(rewardScenes, stored);
export const deliveryOf = (stored: string): Delivery => known(deliveries, stored);
export const orderStateOf = (stored: string): OrderState => known(orderStates, stored);

/** A word of a closed list as the database spells it; a fault for any other. */
export function known<W extends string>(words: readonly W[], stored: string): W {
  const word = words.find((one) => one === stored);
  if (!word) throw new Error(`rewards: ${stored} is none of ${words.join(', ')}`);
  return word;
}

const rankAsked = (stored: number): '2' | '3' => known(['2', '3'] as const, String(stored));

/** A reward as a form has it. */
export const rewardFormOf = (
  row: Selectable<DB['rewards.reward']>,
  lists: Pick<RewardForm, 'requiredCourseIds' | 'requiredTrailIds' | 'groupIds' | 'areaIds' | 'tagIds'>,
): RewardForm => ({
  title: parseText(row.title),
  summary: parseText(row.summary),
  description: parseText(row.description),
  categoryId: row.category_id,
  scene: sceneOf(row.scene),
  imageFileId: row.image_file_id,
  price: row.price,
  delivery: deliveryOf(row.delivery),
  deliveryDays: row.delivery_days,
  ...lists,
  requiredRank: row.required_rank === null ? null : rankAsked(row.required_rank),
});

/** Columns that a form decides. */
export const rewardColumns = (form: RewardForm) => ({
  category_id: form.categoryId,
  title: JSON.stringify(form.title),
  summary: JSON.stringify(form.summary),
  description: JSON.stringify(form.description),
  scene: form.scene,
  image_file_id: form.imageFileId,
  price: form.price,
  delivery: form.delivery,
  delivery_days: form.deliveryDays,
  required_course_id: form.requiredCourseIds[0] ?? null, // for a server of the version before
  required_rank: form.requiredRank === null ? null : Number(form.requiredRank),
  search_text: searchTextOf([form.title, form.summary]),
});

/** Columns of a thing that only has a name. */
export const nameColumns = (name: LocaleText) => ({ name: JSON.stringify(name), search_text: searchTextOf([name]) });

/** For LIKE: texts that contain these words; nothing that was typed is a wildcard. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
