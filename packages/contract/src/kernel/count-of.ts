import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import type { PageQuery } from './shapes.ts';

type Paged = (typeof PageQuery)['shape'];
type List<S extends Paged> = Pick<Endpoint<z.ZodUndefined, z.ZodObject<S>>, 'path' | 'query' | 'needs' | 'module' | 'summary'>;

/** How many rows the same list has by its filters, all of them counted: for whoever may see the list, beside its first page and later than it. */
export function countOf<S extends Paged>(list: List<S>) {
  const { after: _after, limit: _limit, ...filter } = list.query.shape;
  return endpoint({
    method: 'GET',
    path: `${list.path.replace('/api/v1', '')}/count`,
    ...(list.needs === undefined ? {} : { needs: list.needs }),
    ...(list.module === undefined ? {} : { module: list.module }),
    query: z.object(filter),
    answer: z.object({ count: z.int(), hasMore: z.boolean() }),
    summary: `${list.summary}: how many there are`,
  });
}
