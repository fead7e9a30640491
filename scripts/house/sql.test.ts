import { expect, test } from 'vitest';
import { statementsOf, tableUses, tokensOf } from './sql.mjs';

const named = (sql: string): string[] =>
  tableUses(tokensOf(sql)).map(({ name, verb }: { name: string; verb: string }) => `${verb} ${name}`);

test.each([
  ['a list of tables with aliases', 'select 1 from a.b x, c.d as y, e.f where 1 = 1', ['read a.b', 'read c.d', 'read e.f']],
  [
    'joins of every kind',
    'from a.b left join c.d using (id) cross join lateral (select 1 from e.f) z',
    ['read a.b', 'read c.d', 'read e.f'],
  ],
  [
    'writes',
    'insert into a.b (id) values (1); update only c.d set x = 1; delete from e.f using g.h',
    ['write a.b', 'write c.d', 'write e.f', 'read g.h'],
  ],
  ['merge', 'merge into a.b t using c.d s on t.id = s.id when matched then update set x = 1', ['write a.b', 'read c.d']],
  [
    'upserts and locks',
    'insert into a.b values (1) on conflict (id) do update set x = 1; select 1 from c.d for update of d skip locked',
    ['write a.b', 'read c.d'],
  ],
  ['quoted names', 'select 1 from "a"."b" join "c".d on true', ['read a.b', 'read c.d']],
  ['truncate', 'truncate table a.b, c.d', ['write a.b', 'write c.d']],
])('%s are seen', (_, sql, expected) => {
  expect(named(sql)).toEqual(expected);
});

test.each([
  ['words that say FROM', "select extract(day from x), trim(both ' ' from y), a is not distinct from b, substring(z from 2)"],
  ['functions in a table’s place', 'select 1 from unnest($1::uuid[]) as id, generate_series(1, 2) n'],
  ['strings and comments', "select 'from a.b' -- from c.d\n /* join e.f */"],
  [
    'common table expressions',
    'with recursive t (id) as (select 1 union all select 2 from t), u as not materialized (select 1) select 1 from t join u on true',
  ],
])('%s name no table', (_, sql) => {
  expect(named(sql)).toEqual([]);
});

test('a semicolon in a string or a $$ body ends no statement', () => {
  expect(statementsOf("select ';'; do $$ begin; end $$; select 2;").map((words) => words.length)).toEqual([2, 2, 2]);
});
