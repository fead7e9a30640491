import { activityKinds } from '@vitrine/domain/activities';
import { z } from 'zod';
import air from './course-air.json' with { type: 'json' };
import firstSale from './course-first-sale.json' with { type: 'json' };
import fryer from './course-fryer.json' with { type: 'json' };
import induction from './course-induction.json' with { type: 'json' };
import gamesOfAurora from './games-aurora.json' with { type: 'json' };
import gamesOfTerra from './games-terra.json' with { type: 'json' };
import inverse from './course-inverse.json' with { type: 'json' };
import nevadaCold from './course-nevada-cold.json' with { type: 'json' };
import terraCoffee from './course-terra-coffee.json' with { type: 'json' };
import terraFryer from './course-terra-fryer.json' with { type: 'json' };
import washer from './course-washer.json' with { type: 'json' };
import { BrandKey } from './brands.ts';
import { TagKey } from './labels.ts';
import { Text } from './text.ts';

/** The drawn objects that a course may stand on its shelf. */
export const demoScenes = [
  'fridge',
  'side-by-side',
  'washer',
  'stove',
  'microwave',
  'air-conditioner',
  'fryer',
  'coffee-maker',
  'tv',
  'notebook',
  'phone',
  'headphones',
] as const;

const Question = z.strictObject({
  /** A few words; the handbook's heading for the point that this question asks about. */
  topic: Text,
  prompt: Text,
  kind: z.enum(['single', 'multiple', 'true_false']),
  options: z.array(z.strictObject({ text: Text, right: z.boolean() })).min(2),
  explanation: Text,
});
export type DemoQuestion = z.infer<typeof Question>;

const Activity = z.strictObject({
  kind: z.enum(activityKinds),
  /** A video's name in the media index. A pdf is the course's own handbook (`handbookName`). */
  media: z.string().optional(),
  /** What a game holds, as its kind's draft without ids. */
  game: z.record(z.string(), z.unknown()).optional(),
  title: Text,
  summary: Text,
});
export type DemoActivity = z.infer<typeof Activity>;

const Course = z.strictObject({
  key: z.string(),
  tenant: BrandKey,
  scene: z.enum(demoScenes),
  minutes: z.int().positive(),
  tags: z.array(TagKey),
  title: Text,
  summary: Text,
  /** HTML of p, ul, li and strong only. */
  description: Text,
  /** In the order in which they are learnt; the last one is the test. */
  activities: z.array(Activity).min(3),
  questions: z.array(Question).min(10),
});
export type DemoCourse = z.infer<typeof Course>;

const CourseOfGames = Course.omit({ questions: true });

/** Six courses of Aurora, two of Terra, one of Nevada Pro, in the order in which a catalog shows them. */
export const demoCourses: DemoCourse[] = z
  .array(Course)
  .parse([inverse, firstSale, washer, air, induction, fryer, terraCoffee, terraFryer, nevadaCold]);

/** A course of games alone, one of each kind, for Aurora and for Terra; nobody has played them yet. */
export const demoGames: DemoCourse[] = z
  .array(CourseOfGames)
  .parse([gamesOfAurora, gamesOfTerra])
  .map((course) => ({ ...course, questions: [] }));
