import './without-eval.ts';
import { thingKinds, thingsLimit } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Thing } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import { Id, SearchTerm } from './shapes.ts';

export const listBlockThings = endpoint({
  needs: 'content.read',
  method: 'GET',
  path: '/console/block-things',
  query: z.object({
    of: z.enum(thingKinds),
    search: SearchTerm.default(''),
    /** Up to twelve, with commas between them; those alone, in this order. */
    ids: z
      .string()
      .regex(new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${thingsLimit - 1}}$`, 'i'), 'invalid')
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id))
      .optional(),
  }),
  answer: z.object({ items: z.array(Thing) }),
  summary: 'Courses, rewards, campaigns or questions that a block may show, whoever they are for',
});
