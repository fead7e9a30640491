import type { Explanation } from '@vitrine/domain/ledger';
import { z } from 'zod';

/** Why a number is what it is, as it is stored (law 11): a shape of its own, whatever the wire says today. It is added to, never changed. */
const Stored = z.discriminatedUnion('version', [
  z.object({
    version: z.literal(1),
    base: z.int(),
    quantity: z.int(),
    multiplier: z.object({ numerator: z.int(), denominator: z.int() }),
    rounding: z.literal('half_up'),
    promotionIds: z.array(z.string()),
    promotionNames: z.array(z.string()).optional(),
    rule: z.object({
      id: z.string(),
      by: z.enum([
        'sku',
        'generation',
        'processor',
        'form_factor',
        'product_type',
        'brand',
        'photo_type',
        'game',
        'event',
        'course',
        'trail',
      ]),
      tableVersion: z.int(),
    }),
    product: z.object({ sku: z.string(), name: z.string() }),
  }),
]);

/** An explanation as it was stored, by whichever release; null where nothing was computed, a fault for what no release ever wrote. */
export const parseExplanation = (stored: unknown): Explanation | null => (stored === null ? null : Stored.parse(stored));

export const storeExplanation = (explanation: Explanation): string => JSON.stringify(explanation);
