import { z } from 'zod';
import { BrandKey } from './brands.ts';
import rows from './campaigns.json' with { type: 'json' };
import { Text } from './text.ts';

const Campaign = z.strictObject({
  tenant: BrandKey,
  /** Counted from the day on which the demo is filled, so that one of each brand runs. */
  beginsInDays: z.int(),
  endsInDays: z.int(),
  countries: z.array(z.string().length(2)),
  name: Text,
  summary: Text,
  terms: Text,
});
export type DemoCampaign = z.infer<typeof Campaign>;

/** Aurora's last, present and next season; one running campaign of each other brand. */
export const demoCampaigns: DemoCampaign[] = z.array(Campaign).parse(rows);
