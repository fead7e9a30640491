import { Client } from 'pg';
import { explanationOf, historyOfSeller, orders } from './history.ts';
import type { FilledProgram } from './program.ts';
import { fillWork } from './rows.ts';
import { makeGround, makeSellers } from './sellers.ts';
import { bareTables } from './shipped-schema.ts';

/** Of each seller: 101 entries, 78 confirmations, 31 sales of 46 lines, 4 orders. */
export const entriesOfSeller = historyOfSeller().steps.length;
export type FilledSeller = { memberId: string; token: string };

const tables = [
  'ledger.entry',
  'ledger.confirmation',
  'sales.line',
  'sales.revision',
  'sales.sale',
  'rewards."order"',
  'rewards.order_event',
];
/** Two processors. */
const atOnce = 2;

/**
 * Grows a program to so many sellers with a whole history each, by SQL of the owner's role. Every number is true: sums, positions and states follow from the same
 * history, so that all rules hold afterwards, and the tables end as they are shipped. Answers some of the sellers, logged in for two hours.
 */
export async function fillProgram(
  ownerUrl: string,
  program: FilledProgram,
  { sellers, loggedIn }: { sellers: number; loggedIn: number },
): Promise<FilledSeller[]> {
  const clients = Array.from({ length: atOnce }, () => new Client({ connectionString: ownerUrl }));
  const [owner] = clients;
  if (!owner) throw new Error('a fill needs a connection');
  const begin = performance.now();
  const tell = (what: string) => console.log(`   fill: ${what}, ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
  try {
    for (const client of clients) {
      await client.connect();
      await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`);
    }
    await makeGround(owner, { sellers });
    await makeSellers(owner, program, { sellers });
    await keepSystem(owner, program);
    const bare = await bareTables(owner, tables);
    tell(`${sellers} sellers with their accounts`);
    await workOff(clients, fillWork(program));
    tell(`${sellers * entriesOfSeller} entries with their sales and orders`);
    for (const work of bare.rebuild) await workOff(clients, work);
    await countOrders(owner, program, { sellers });
    await sumEarned(owner, program);
    await bare.prove();
    const some = await logSomeIn(owner, program, { loggedIn });
    await owner.query('drop schema bench cascade');
    await owner.query('vacuum (analyze)');
    tell('indices, keys and triggers as shipped');
    return some;
  } finally {
    for (const client of clients) await client.end();
  }
}

/** Each connection takes the next statement that is left. */
async function workOff(clients: readonly Client[], work: readonly { what: string; text: string; values?: unknown[] }[]): Promise<void> {
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let one = work[next++]; one; one = work[next++]) {
        const { what, text, values } = one;
        await client.query(text, values).catch((cause: unknown) => {
          throw new Error(`the fill broke at ${what}`, { cause });
        });
      }
    }),
  );
}

/** What each seller earned in the campaign, its months and its weeks. */
const sumEarned = (owner: Client, { tenantId }: FilledProgram) =>
  owner.query(
    `insert into ledger.earned (tenant_id, member_id, book_id, currency, period, begins_on, amount, reached_at)
    select c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on,
      sum(c.amount - coalesce(b.amount, 0)), max(greatest(c.created_at, b.created_at))
    from ledger.entry c
    join ledger.account a on a.tenant_id = c.tenant_id and a.id = c.to_id
    left join ledger.entry b on b.tenant_id = c.tenant_id and b.reverses_id = c.id
    cross join lateral (
      values ('whole', date '2000-01-01'), ('month', date_trunc('month', c.effective_on::timestamp)::date),
        ('week', c.effective_on - extract(dow from c.effective_on)::integer)
    ) p (period, begins_on)
    where c.tenant_id = $1 and c.code = 'credit'
    group by c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on
    on conflict do nothing`,
    [tenantId],
  );

/** The campaign's own accounts, the points table and what each step's credit says of itself. */
async function keepSystem(owner: Client, { tenantId, campaignId }: FilledProgram): Promise<void> {
  await owner.query(
    `create table bench.system as
    select currency as currency_of, (array_agg(id) filter (where role = 'issued'))[1] as issued, (array_agg(id) filter (where role = 'redeemed'))[1] as redeemed,
      (array_agg(id) filter (where role = 'taken_back'))[1] as taken_back, null::uuid as table_id
    from ledger.account where tenant_id = '${tenantId}' and book_id = '${campaignId}' and member_id is null group by currency`,
  );
  await owner.query(
    'update bench.system set table_id = (select id from campaigns.points_table where tenant_id = $1 and campaign_id = $2)',
    [tenantId, campaignId],
  );
  const { rows: rules } = await owner.query<{ id: string; value: string }>(
    `select r.id, r.value from campaigns.points_rule r join bench.system s on s.table_id = r.table_id where r.tenant_id = $1 group by r.id, r.value`,
    [tenantId],
  );
  for (const { sku, currency } of historyOfSeller().steps)
    if (sku !== null && currency !== 'training') {
      const explanation = explanationOf({ sku }, { currency, ruleId: rules.find(({ value }) => value === sku)?.id ?? '' });
      await owner.query(
        `update bench.step set explanation = $1 where sku = $2 and currency = $3 and code = 'credit' and explanation is null`,
        [JSON.stringify(explanation), sku, currency],
      );
    }
}

/** Stock and places in the category, as the orders left them. */
async function countOrders(
  owner: Client,
  { tenantId, campaignId, pastRewardId }: FilledProgram,
  { sellers }: { sellers: number },
): Promise<void> {
  const live = orders.filter(({ state }) => state !== 'refused').length;
  await owner.query('update rewards.stock set units = units - $3, ordered = ordered + $3 where tenant_id = $1 and reward_id = $2', [
    tenantId,
    pastRewardId,
    live * sellers,
  ]);
  await owner.query(
    `insert into rewards.category_use (tenant_id, member_id, campaign_id, category_id, used, maximum)
    select $1, b.member_id, $2, r.category_id, $4, null from bench.seller b, rewards.reward r where r.tenant_id = $1 and r.id = $3 order by b.n`,
    [tenantId, campaignId, pastRewardId, live],
  );
}

/** Sellers all over the program, in no order that their rows have. */
async function logSomeIn(owner: Client, { tenantId, siteId }: FilledProgram, { loggedIn }: { loggedIn: number }): Promise<FilledSeller[]> {
  await owner.query(
    `create table bench.chosen as select person_id, member_id, registration_id as family_id, 'filled-' || n || '-' || gen_random_uuid() as token
    from bench.seller order by hashint8(n) limit ${loggedIn}`,
  );
  await owner.query(
    `insert into identity.token_family (id, person_id, oauth_client_id, created_at) select family_id, person_id, $1, now() from bench.chosen`,
    [`web-${siteId}`],
  );
  await owner.query(
    `insert into identity.token (hash, family_id, kind, tenant_id, member_id, issued_at, expires_at)
    select sha256(convert_to(token, 'UTF8')), family_id, 'access', $1, member_id, now(), now() + interval '2 hours' from bench.chosen`,
    [tenantId],
  );
  const { rows } = await owner.query<{ member_id: string; token: string }>('select member_id, token from bench.chosen order by token');
  return rows.map(({ member_id, token }) => ({ memberId: member_id, token }));
}
