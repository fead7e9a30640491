import { programRefusals } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { SearchTerm } from '../kernel/index.ts';

/** Who may look, who may change, and what every thing that is edited carries. */
export const read = { needs: 'campaigns.read' } as const;
export const write = { needs: 'campaigns.write', refusals: [...programRefusals, 'changed_meanwhile'] } as const;
export const saved = { version: z.int(), can: z.object({ save: z.boolean() }) };
export const searched = { search: SearchTerm.optional() };
