import { groupRefusals } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Id, LocaleText, PageQuery, SearchTerm } from '../kernel/index.ts';

/** Who may look, who may change, and what everything that is edited beside people carries. */
export const read = { needs: 'people.read' } as const;
export const write = { needs: 'people.write', refusals: [...groupRefusals, 'changed_meanwhile'] } as const;
export const saved = { version: z.int(), can: z.object({ save: z.boolean(), remove: z.boolean() }) };
export const found = PageQuery.extend({ search: SearchTerm.optional() });
export const Name = LocaleText(80);
export const Made = z.object({ id: Id });
