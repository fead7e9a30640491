import { z } from 'zod';

/** Seconds that it must be before the person; null: they say themselves that they are through. */
export const RequiredSeconds = z.int().min(5, 'number_too_small').max(14_400, 'number_too_big').nullable();

/** How far a person is in something that cannot tell by itself. */
export const Stay = z.object({ isConfirmed: z.boolean(), stayedSeconds: z.number(), requiredSeconds: z.int().nullable() });
