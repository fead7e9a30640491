import { deliveries, rewardScenes } from '@vitrine/domain/rewards';
import { z } from 'zod';
import { BrandKey } from './brands.ts';
import rows from './rewards.json' with { type: 'json' };
import { Text } from './text.ts';

const Department = z.strictObject({ key: z.string(), name: Text });
const Category = z.strictObject({ key: z.string(), department: z.string(), maximum: z.int().positive().nullable(), name: Text });
const Reward = z.strictObject({
  key: z.string(),
  /** Brands whose store has it. */
  tenants: z.array(BrandKey).min(1),
  category: z.string(),
  /** The drawn object that stands for it. */
  scene: z.enum(rewardScenes),
  price: z.int().positive(),
  stock: z.int().nonnegative(),
  delivery: z.enum(deliveries),
  deliveryDays: z.int().positive(),
  /** A course's key; where a brand does not have it, nothing is asked for. */
  requiredCourses: z.array(z.string()),
  title: Text,
  summary: Text,
  /** HTML of p, ul and li only. */
  description: Text,
});

const read = z.strictObject({ departments: z.array(Department), categories: z.array(Category), rewards: z.array(Reward) }).parse(rows);

/** The store of the demo: departments, categories with their maximum, rewards of all prices; one of them is out of stock. */
export const demoDepartments = read.departments;
export const demoCategories = read.categories;
export const demoRewards = read.rewards;
