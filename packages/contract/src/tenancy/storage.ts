import { tenancyRefusals } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';

const one = z.object({ clientId: Id });

/** What a client's files take (CAL-06): bytes now, its own limit, and the one that the operator sets for every client; null where there is none. */
export const ClientStorage = z.object({ bytes: z.int(), ownMegabytes: z.int().nullable(), everyMegabytes: z.int().nullable() });
export type ClientStorage = z.infer<typeof ClientStorage>;

export const getClientStorage = endpoint({
  method: 'GET',
  path: '/clients/:clientId/storage',
  needs: 'clients.read',
  params: one,
  answer: ClientStorage,
  summary: 'How much a client’s files take, and how much they may',
});

/** By a superuser: whoever uses the room does not say how much there is. `before`: the limit that they saw. */
export const limitClientStorage = endpoint({
  method: 'PUT',
  path: '/clients/:clientId/storage',
  needs: 'clients.create',
  params: one,
  body: z.object({
    before: z.int().nullable(),
    ownMegabytes: z.int('invalid').min(1, 'number_too_small').max(100_000_000, 'number_too_big').nullable(),
  }),
  answer: ClientStorage,
  refusals: [...tenancyRefusals, 'changed_meanwhile'],
  summary: 'Gives a client a limit of its own for its files, or takes it away',
});
