import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';
import { MyLevel } from './shapes.ts';

/** Without a campaign the current one (LVL-01, LVL-02). */
export const getMyLevel = endpoint({
  module: 'campaigns',
  method: 'GET',
  path: '/levels/mine',
  query: z.object({ campaignId: Id.optional() }),
  answer: MyLevel,
  summary: 'The member’s level, the way to the next one, and what became of its request',
});
