import { z } from 'zod';
import { RequiredSeconds, Stay } from '../html/staying.ts';

/** `address`: as people copy it, also with the code for embedding around it. */
export const Draft = z.object({
  kind: z.literal('linkedin_slidshare'),
  address: z.string().trim().max(2_000, 'too_long'),
  requiredSeconds: RequiredSeconds,
});

export const View = Stay.extend({ kind: z.literal('linkedin_slidshare'), frame: z.string() });
