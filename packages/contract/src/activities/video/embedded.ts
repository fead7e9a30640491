import { z } from 'zod';

/** What an author writes of a film at another site. */
export const EmbeddedDraft = z.object({
  /** As people copy it from their browser. */
  address: z.string().trim().max(400, 'too_long'),
  /** Percent that must really be watched (decision D11). */
  requiredPercent: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  noSkip: z.boolean(),
});

/** What plays it; seconds are thousandths of the film, whose own length its player tells. */
export const EmbeddedView = z.object({
  frame: z.string(),
  seconds: z.number(),
  requiredPercent: z.int(),
  noSkip: z.boolean(),
  watched: z.array(z.tuple([z.number().nonnegative(), z.number().nonnegative()])),
  positionSeconds: z.number(),
});
