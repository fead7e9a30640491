/** What is in a database, read from PostgreSQL's own catalogs: for backup and restore, which know no room. */
import type { Client } from 'pg';

export type Column = { name: string; type: string };
/** `order`: the primary key's columns; empty when there is none. */
export type Table = { name: string; columns: Column[]; order: string[] };
export type Sequence = { name: string; value: string; isCalled: boolean };
type ForeignKey = { table: string; name: string; definition: string };

const ownSchema = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname not like 'pg\\_temp%' and n.nspname not like 'pg\\_toast%'`;

/** Tables in the order of their names, without generated columns. A partitioned table is one table, its parts are none. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns,
            coalesce((select json_agg(a.attname order by k.position)
               from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, position)
               join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
               where i.indrelid = c.oid and i.indisprimary), '[]') as "order"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and ${ownSchema}
      order by n.nspname, c.relname`,
  );
  return rows;
}

/** Where every sequence stands, those behind identity columns included. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${ownSchema} order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const answer = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    for (const { value, isCalled } of answer.rows) sequences.push({ name, value, isCalled });
  }
  return sequences;
}

/** The contents of stored files that the database names, each once; none before its tables are made. */
export async function listContents(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(`select to_regclass('platform.file') is not null as there`);
  if (tables[0]?.there !== true) return [];
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from platform.file order by sha256');
  return rows.map(({ sha256 }) => sha256);
}

/** Where a content lies below the folder of stored files; the same as on the blob store of `platform/storage`, which the test of a backup under uploads shows. */
export const placeOfContent = (sha256: string) => `${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** References between tables; those of parts come and go with the partitioned table's. */
export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and ${ownSchema} order by 1, 2`,
  );
  return rows;
}

/** Schemas of ours; `public` counts only when something is in it. */
export async function listSchemas(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) as name from pg_namespace n
      where ${ownSchema} and (n.nspname <> 'public' or exists (select from pg_class c where c.relnamespace = n.oid)) order by 1`,
  );
  return rows.map(({ name }) => name);
}
