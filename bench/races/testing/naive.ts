/**
 * The naive doubles: what careless code, on record in other systems, does in the place of our guard. The schema stays, with its checks and keys, and so does
 * everything around; where several guards stand behind each other a double leaves out each of them.
 */
import type { Edit } from './rewrite.ts';

const stock = 'modules/rewards/queries.ts';
const wallets = 'modules/ledger/wallets.ts';

const conditionalTake = `  const taken = await tx
    .updateTable('rewards.stock')
    .set((row) => ({ units: row('units', '-', 1), ordered: row('ordered', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('reward_id', '=', rewardId)
    .where('units', '>=', 1)
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refusal(soldOutRefusal({ isCode }));`;
const seenStock = `  const seen = await tx.selectFrom('rewards.stock').selectAll().where('tenant_id', '=', tenantId).where('reward_id', '=', rewardId).executeTakeFirstOrThrow();
  if (seen.units < 1) throw new Refusal('out_of_stock');`;

/** Reads, judges in memory, and writes what it computed: an absolute value. */
const absoluteStock: readonly Edit[] = [
  {
    file: stock,
    guard: conditionalTake,
    naive: `${seenStock}
  await tx.updateTable('rewards.stock').set({ units: seen.units - 1, ordered: seen.ordered + 1 }).where('tenant_id', '=', tenantId).where('reward_id', '=', rewardId).execute();`,
  },
];

/** Takes "the first free one" that a look found, and marks it taken: nobody asks whether it still was free. */
const codeSeenBefore: readonly Edit[] = [
  {
    file: 'modules/rewards/give-code.ts',
    guard: `
        .forUpdate()
        .skipLocked(),`,
    naive: ',',
  },
];

/** The balance is read, judged in memory, and the new sums are written as absolute values. */
const absolutePoints: readonly Edit[] = [
  {
    file: wallets,
    guard: `  const now = clock.now();
  const row = await tx`,
    naive: `  const now = clock.now();
  const seen = 'id' in wallet || !only.includes('covered') ? undefined : await tx.selectFrom('ledger.account').selectAll().where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', wallet.memberId).where('book_id', '=', wallet.campaignId).where('currency', '=', wallet.currency).where('role', '=', 'available').executeTakeFirst();
  if (seen && seen.credited - seen.debited < debited) return undefined;
  const row = await tx`,
  },
  {
    file: wallets,
    guard: `      debited: a('a.debited', '+', debited),
      earned:`,
    naive: `      debited: seen ? seen.debited + debited : a('a.debited', '+', debited),
      earned:`,
  },
  { file: wallets, guard: `.$if(only.includes('covered'), `, naive: `.$if(false, ` },
];

/** The order is judged by a look that nobody waits for, and an entry that is there already is passed over while the sums move on. */
const refundOnStaleState: readonly Edit[] = [
  {
    file: 'modules/rewards/step-order.ts',
    guard: `  await lockWallet(tx, actor, { memberId: found.member_id, campaignId: found.campaign_id });
  return read().forUpdate().executeTakeFirstOrThrow();`,
    naive: `  return found;`,
  },
  {
    file: 'modules/rewards/step-order.ts',
    guard: `
    .where('version', '=', order.version)`,
    naive: '',
  },
  {
    file: 'modules/ledger/entries.ts',
    guard: `.insertInto('ledger.entry').values(rows).execute()`,
    naive: `.insertInto('ledger.entry').values(rows).onConflict((row) => row.doNothing()).execute()`,
  },
];

/** A hold is written down, but the balance that the next one is judged by does not know of it. */
const holdAside: readonly Edit[] = [
  {
    file: 'modules/ledger/hold-points.ts',
    guard: `    delta: { debited: amount, steps: 1 },
    only: ['covered', 'usable'],
  });`,
    naive: `    delta: { steps: 1 },
    only: ['usable'],
  });
  if (wallet && wallet.available < amount) throw new Refusal('points_short');`,
  },
];

/** Looked at now, raised later: by a job that comes when it comes. */
const counterLater: readonly Edit[] = [
  {
    file: 'modules/rewards/redeem-reward.ts',
    guard: `    await takeCategoryPlace(tx, actor, { memberId, campaignId, categoryId: row.category_id, maximum: row.maximum });`,
    naive: `    if (row.maximum !== null && row.used >= row.maximum) throw new Refusal('category_maximum');
    const raise = 'insert into rewards.category_use values ($1, $2, $3, $4, 1, null) on conflict (tenant_id, member_id, campaign_id, category_id) do update set used = rewards.category_use.used + 1';
    setTimeout(() => void parts.db.pool.query(raise, [actor.tenantId, memberId, campaignId, row.category_id]), 150);`,
  },
];

/** Looks whether the number is there, and keeps it as it was typed. */
const lookBeforeInsert: readonly Edit[] = [
  {
    file: 'modules/sales/report-sale.ts',
    guard: `    const begun = await tx`,
    naive: `    const before = await tx.selectFrom('sales.sale').select('invoice_key').where('tenant_id', '=', actor.tenantId).where('campaign_id', '=', campaignId)
      .where('member_id', '=', actor.memberId).execute();
    if (before.some(({ invoice_key }) => invoiceKeyOf(invoice_key) === invoiceKeyOf(form.invoiceNumber))) throw new Refusal('invoice_already_sent');
    const begun = await tx`,
  },
  {
    file: 'modules/sales/report-sale.ts',
    guard: `invoice_key: invoiceKey,`,
    naive: `invoice_key: form.invoiceNumber,`,
  },
];

/** The sale is looked at and not locked: both auditors see it undecided. */
const unlockedDecision: readonly Edit[] = [
  {
    file: 'modules/sales/lock-sale.ts',
    guard: `
    .forUpdate()`,
    naive: '',
  },
];

/** What is left is looked at, and what was seen is written with the amount added: of several at once each writes the same. */
const absoluteBudget: readonly Edit[] = [
  {
    file: 'modules/ledger/budget.ts',
    guard: `  const { rows } = await sql<{ has_budget: boolean; is_covered: boolean }>`,
    naive: `  const seen = await tx.selectFrom('ledger.budget').selectAll().where('tenant_id', '=', actor.tenantId).where('book_id', '=', wallet.bookId).executeTakeFirst();
  if (seen && seen.spent + amount > seen.cap) throw new Refusal('budget_spent');
  const { rows } = await sql<{ has_budget: boolean; is_covered: boolean }>`,
  },
  {
    file: 'modules/ledger/budget.ts',
    guard: `set spent = b.spent + \${amount}
      where b.tenant_id = \${actor.tenantId} and b.book_id = \${wallet.bookId} and b.spent + \${amount} <= b.cap`,
    naive: `set spent = \${(seen?.spent ?? 0) + amount}
      where b.tenant_id = \${actor.tenantId} and b.book_id = \${wallet.bookId}`,
  },
];

/** By the name of the race. */
export const doubles: Readonly<Record<string, readonly Edit[]>> = {
  oversell: absoluteStock,
  'double redemption by one member': absolutePoints,
  'double code': codeSeenBefore,
  'double refund': refundOnStaleState,
  'hold not counted': holdAside,
  'counter raised by a later job': counterLater,
  'invoice sent twice': lookBeforeInsert,
  'two auditors': unlockedDecision,
  'budget passed': absoluteBudget,
  'checked in twice': [
    {
      file: 'modules/events/arrive.ts',
      guard: `.onConflict((conflict) => conflict.doNothing())`,
      naive: `.onConflict((conflict) => conflict.columns(['tenant_id', 'event_id', 'member_id']).doUpdateSet({ arrived_at: clock.now() }))`,
    },
  ],
  'level decided twice': [
    {
      file: 'modules/levels/decide-level.ts',
      guard: `
    .forUpdate('r')`,
      naive: '',
    },
  ],
};
