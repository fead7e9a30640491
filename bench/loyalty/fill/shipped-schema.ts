import type { Client } from 'pg';

export type Work = { what: string; text: string };
export type Bare = {
  /** Makes everything again; each list may be worked at by several connections at once, one list after the other. */
  rebuild: Work[][];
  /** Throws unless the tables are exactly as they were before. */
  prove(): Promise<void>;
};

/** Takes indices, keys and triggers from the tables, for ten million rows are written faster without; and knows how each was shipped. */
export async function bareTables(owner: Client, tables: readonly string[]): Promise<Bare> {
  const before = await shippedOf(owner, tables);
  const { rows: keys } = await owner.query<{ on: string; name: string; kind: string; definition: string }>(
    `select c.conrelid::regclass::text as on, c.conname as name, c.contype as kind, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    where c.contype in ('p', 'u', 'f') and (c.conrelid = any($1::regclass[]) or (c.contype = 'f' and c.confrelid = any($1::regclass[])))
    order by c.contype <> 'f', c.conrelid, c.conname`,
    [tables],
  );
  const { rows: indices } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
    order by i.indrelid, i.indexrelid`,
    [tables],
  );
  for (const { on, name } of keys) await owner.query(`alter table ${on} drop constraint "${name}"`);
  for (const { name } of indices) await owner.query(`drop index ${name}`);
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
  const again = (kinds: readonly string[]) =>
    keys
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ on, name, definition }) => ({ what: `${on} ${name}`, text: `alter table ${on} add constraint "${name}" ${definition}` }));
  return {
    rebuild: [
      [...again(['p', 'u']), ...indices.map(({ name, definition }) => ({ what: name, text: definition }))],
      tables.map((table) => ({ what: `vacuum ${table}`, text: `vacuum (analyze) ${table}` })),
      again(['f']),
      tables.map((table) => ({ what: `triggers of ${table}`, text: `alter table ${table} enable trigger user` })),
    ],
    prove: async () => {
      const after = await shippedOf(owner, tables);
      const odd = [...before.filter((one) => !after.includes(one)), ...after.filter((one) => !before.includes(one))];
      if (odd.length > 0) throw new Error(`the filled tables are not as shipped: ${odd.join('; ')}`);
    },
  };
}

/** Columns, indices, constraints and triggers of the tables, and the keys that refer to them, as text. */
async function shippedOf(owner: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(
    `select pg_get_indexdef(i.indexrelid) || i.indisvalid::text as text from pg_index i where i.indrelid = any($1::regclass[])
    union all
    select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) || c.convalidated::text from pg_constraint c
    where c.conrelid = any($1::regclass[]) or c.confrelid = any($1::regclass[])
    union all
    select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t where t.tgrelid = any($1::regclass[]) and not t.tgisinternal
    union all
    select a.attrelid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull::text from pg_attribute a
    where a.attrelid = any($1::regclass[]) and a.attnum > 0 and not a.attisdropped`,
    [tables],
  );
  return rows.map(({ text }) => text);
}
