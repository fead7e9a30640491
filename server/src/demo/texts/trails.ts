import { z } from 'zod';
import { BrandKey } from './brands.ts';
import { demoScenes } from './courses.ts';
import { Text } from './text.ts';
import told from './trails.json' with { type: 'json' };

/** A trail of a brand: courses by their keys, in their order, under a category or none. */
const Trail = z.strictObject({
  key: z.string(),
  tenant: BrandKey,
  scene: z.enum(demoScenes),
  category: z.string().nullable(),
  courses: z.array(z.string()).min(1),
  isSequential: z.boolean(),
  title: Text,
  summary: Text,
  description: Text,
});
const Category = z.strictObject({ key: z.string(), tenant: BrandKey, name: Text });
const Review = z.strictObject({ stars: z.int().min(1).max(5), text: Text });

export const demoTrails = z.array(Trail).parse(told.trails);
export const demoTrailCategories = z.array(Category).parse(told.categories);
/** What learners say of a course that they know, in turn. */
export const demoReviews = z.array(Review).parse(told.reviews);
