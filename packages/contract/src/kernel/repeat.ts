import { recurrenceFrequencies, weekdays } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Day } from './shapes.ts';

/** How often something shall come again: any text and number is taken here, so that whatever is wrong is told by the rule, field by field (VAL-13). */
export const RepeatWish = z.strictObject({
  frequency: z.string().max(16),
  interval: z.number(),
  /** Two-letter days, as `MO`. */
  byday: z.array(z.string().max(16)).max(50),
  /** The last day; either it or how many times. */
  until: z.string().max(16).nullable(),
  count: z.number().nullable(),
});
export type RepeatWish = z.infer<typeof RepeatWish>;

/** A rule that something comes again by. */
export const RepeatRule = z.object({
  frequency: z.enum(recurrenceFrequencies),
  interval: z.int(),
  byday: z.array(z.enum(weekdays)),
  until: Day.nullable(),
  count: z.int().nullable(),
});
export type RepeatRule = z.infer<typeof RepeatRule>;
