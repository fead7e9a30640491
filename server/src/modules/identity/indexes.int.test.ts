import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../testing.ts';

type Missing = { child: string; columns: string };

/** Foreign keys to persons, members and log-ins whose table would be read whole for each row that is deleted or looked after. */
const unindexed = sql<Missing>`
  select c.conrelid::regclass::text as child,
         (select string_agg(a.attname, ', ' order by k.place)
            from unnest(c.conkey) with ordinality as k (number, place)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns
    from pg_constraint c
   where c.contype = 'f'
     and c.confrelid in (select oid from pg_class where relnamespace = 'identity'::regnamespace and relname in ('person', 'member', 'token_family'))
     and not exists (
       select 1 from pg_index i
        where i.indrelid = c.conrelid
          -- A look-up by a value finds no row without one: an index that leaves those out serves.
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
   order by 1, 2`;

test('ADM-02 whoever is taken back from an import costs no reading of a whole table: what points at a person or a member has its index', async ({
  house,
}) => {
  const { rows } = await unindexed.execute(house.platform.db.write());
  expect(rows).toEqual([]);
});
