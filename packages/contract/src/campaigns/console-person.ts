import { campaignStates } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { Day, endpoint, Id, Instant } from '../kernel/index.ts';
import { read } from './console-words.ts';

/** A campaign that a member takes part in, with the stores that they sell in. */
export const PersonCampaign = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(campaignStates),
  beginsOn: Day,
  endsOn: Day,
  /** The one that the member looks at themselves. */
  isCurrent: z.boolean(),
  registeredAt: Instant,
  stores: z.array(z.object({ id: Id, name: z.string(), city: z.string() })),
});
export type PersonCampaign = z.infer<typeof PersonCampaign>;

export const listPersonCampaigns = endpoint({
  ...read,
  method: 'GET',
  path: '/console/people/:memberId/campaigns',
  params: z.object({ memberId: Id }),
  answer: z.object({ items: z.array(PersonCampaign) }),
  summary: 'The campaigns that a member takes part in, with their stores, for their page in the console',
});
