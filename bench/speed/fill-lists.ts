import { Client } from 'pg';

/**
 * Copies rows that the demo has until there are so many of each kind that lists show: sales under audit and delivered orders of the first client's seller, their notices, published rewards, and campaigns of the
 * past. By SQL of the owner; `from` to `to` counts the copies of each.
 */
export async function fillLists(ownerUrl: string, { from, to }: { from: number; to: number }): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (const copy of copies) await owner.query(await statementOf(owner, copy), [from + 1, to]);
    await owner.query('vacuum (analyze)');
  } finally {
    await owner.end();
  }
}

/** `which` picks the row by the name `s`, beside the seller as `me`; `but` are the columns that differ, by the number `n`. */
type Copy = { table: string; which: string; but: string };

/** The same id for the same kind and number, of a shape that the wire takes. */
const id = (kind: string) => `overlay(overlay(md5('${kind}' || me.tenant_id || n) placing '4' from 13) placing '8' from 17)::uuid`;
const earlier = `now() - n * interval '1 minute'`;
const shownSale = `select x.id from sales.sale x where x.tenant_id = me.tenant_id and x.member_id = me.member_id and x.state = 'under_audit' and x.revision = 1 order by x.reported_at limit 1`;
const shownOrder = `select x.id from rewards."order" x where x.tenant_id = me.tenant_id and x.member_id = me.member_id and x.state = 'delivered' order by x.placed_at limit 1`;
const shownReward = `select x.id from rewards.reward x where x.tenant_id = me.tenant_id and x.state = 'published' and x.required_course_id is null and x.required_rank is null order by x.created_at limit 1`;

const copies: readonly Copy[] = [
  {
    table: 'sales.sale',
    which: `s.tenant_id = me.tenant_id and s.id = (${shownSale})`,
    but: `jsonb_build_object('id', ${id('sale')}, 'invoice_key', 'bench-' || n, 'reported_at', ${earlier}, 'sent_at', ${earlier})`,
  },
  {
    table: 'sales.revision',
    which: `s.tenant_id = me.tenant_id and s.sale_id = (${shownSale}) and s.number = 1`,
    but: `jsonb_build_object('sale_id', ${id('sale')}, 'invoice_number', 'bench-' || n)`,
  },
  {
    table: 'sales.line',
    which: `s.tenant_id = me.tenant_id and s.sale_id = (${shownSale}) and s.revision = 1 and s.position = (select min(l.position) from sales.line l where l.tenant_id = s.tenant_id and l.sale_id = s.sale_id)`,
    but: `jsonb_build_object('id', ${id('line')}, 'sale_id', ${id('sale')})`,
  },
  {
    table: 'rewards."order"',
    which: `s.tenant_id = me.tenant_id and s.id = (${shownOrder})`,
    but: `jsonb_build_object('id', ${id('order')}, 'number', 'B' || n, 'hold_id', null, 'placed_at', ${earlier}, 'updated_at', ${earlier})`,
  },
  {
    table: 'rewards.reward',
    which: `s.tenant_id = me.tenant_id and s.id = (${shownReward})`,
    but: `jsonb_build_object('id', ${id('reward')}, 'price', 1000 + n, 'updated_at', ${earlier})`,
  },
  {
    table: 'rewards.stock',
    which: `s.tenant_id = me.tenant_id and s.reward_id = (${shownReward})`,
    but: `jsonb_build_object('reward_id', ${id('reward')}, 'ordered', n % 500)`,
  },
  {
    table: 'campaigns.campaign',
    which: `s.tenant_id = me.tenant_id and s.id = (select x.id from campaigns.campaign x where x.tenant_id = me.tenant_id and x.published_at is not null order by x.begins_on limit 1)`,
    but: `jsonb_build_object('id', ${id('campaign')}, 'begins_on', s.begins_on - 100 - n % 2000, 'ends_on', s.begins_on - 30 - n % 2000)`,
  },
  {
    table: 'notices.notice',
    which: `s.tenant_id = me.tenant_id and s.id = (select x.id from notices.notice x where x.tenant_id = me.tenant_id and x.member_id = me.member_id and x.is_shown order by x.position limit 1)`,
    but: `jsonb_build_object('id', ${id('notice')}, 'cause', 'bench-' || n, 'created_at', ${earlier})`,
  },
];

const seller = `(select m.tenant_id, m.id as member_id from identity.member m join identity.person p on p.id = m.person_id where p.user_name = 'seller' order by m.created_at limit 1)`;

async function statementOf(owner: Client, { table, which, but }: Copy): Promise<string> {
  // Columns that the database numbers itself are left to it.
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? '';
  return `insert into ${table} (${columns}) select ${columns.replaceAll(/(^|, )/g, '$1made.')}
    from ${seller} me, ${table} s, generate_series($1::int, $2::int) n, lateral jsonb_populate_record(null::${table}, to_jsonb(s) || ${but}) made
    where ${which}`;
}
