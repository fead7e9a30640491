import { typedNumber } from '@vitrine/domain/campaigns';
import { z } from 'zod';

/** A number as it was typed; the rule of reminders judges what is none (VAL-13). */
const Typed = z.string().max(16).transform(typedNumber);

/** How a member wants to be reminded of a campaign: any text is taken here, so that whatever is wrong is told by the rule, field by field. */
export const ReminderQuery = z.object({
  /** yearly, monthly, weekly or daily. */
  frequency: z.string().max(16).optional(),
  /** The time of day in the campaign's zone: `18:00`. */
  at: z.string().max(16).optional(),
  /** A day: `2026-12-23`. */
  until: z.string().max(16).optional(),
  interval: Typed.optional(),
  count: Typed.optional(),
  /** Two-letter days: `MO`, repeated for each. */
  byday: z
    .union([z.string().max(16), z.array(z.string().max(16)).max(50)])
    .transform((days) => (typeof days === 'string' ? [days] : days))
    .optional(),
});
export type ReminderQuery = z.output<typeof ReminderQuery>;
