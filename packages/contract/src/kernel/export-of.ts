import { exportFormats } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import type { PageQuery } from './shapes.ts';

type Paged = (typeof PageQuery)['shape'];
type List<S extends Paged, P extends z.ZodType> = Pick<
  Endpoint<P, z.ZodObject<S>>,
  'path' | 'params' | 'query' | 'needs' | 'module' | 'summary'
>;

/**
 * The same list as an export (ADM-02): all rows that its filters find, in its order, for whoever may see the list. It lies below the list's own address; the audit log keeps
 * who exported how many rows by which filters.
 */
export function exportOf<S extends Paged, P extends z.ZodType>(list: List<S, P>) {
  const { after: _after, limit: _limit, ...filter } = list.query.shape;
  return endpoint({
    method: 'GET',
    path: `${list.path.replace('/api/v1', '')}/export`,
    ...(list.needs === undefined ? {} : { needs: list.needs }),
    ...(list.module === undefined ? {} : { module: list.module }),
    params: list.params,
    query: z.object({ ...filter, format: z.enum(exportFormats, 'invalid_choice').default('csv') }),
    answer: z.string(),
    answersFile: true,
    summary: `${list.summary}: the same list as a sheet`,
  });
}
