/** A campaign with two people in it, real and as a model: one sequence is played at one table. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { BuiltPerson } from '../../../server/src/modules/identity/testing.ts';
import { ModelMember, shownBy, stockLeft, type Shown } from './model.ts';
import { answerOf, aRunningCampaign, aThing, doings, somebody, type Program } from './program.ts';
import { aCategory } from '../../../server/src/modules/rewards/testing.ts';

export type Seat = { model: ModelMember; person: BuiltPerson };
type Reward = { rewardId: string; price: number; maximum: number | null };

/** What differs from the model: the step that broke, and what was expected. */
export class Disagreement extends Error {}

const wishes = [
  { price: 100, maximum: null, stock: 4 },
  { price: 60, maximum: 2, stock: 30 },
  { price: 35, maximum: null, stock: 30 },
];

export class Table {
  readonly program: Program;
  readonly campaignId: string;
  readonly seats: readonly Seat[];
  readonly rewards: readonly Reward[];
  readonly does: ReturnType<typeof doings>;
  /** How often each step was answered what. */
  readonly answers: Map<string, number> = new Map();
  /** What is being played. */
  step = '';

  constructor(program: Program, parts: { campaignId: string; seats: readonly Seat[]; rewards: readonly Reward[] }) {
    this.program = program;
    this.campaignId = parts.campaignId;
    this.seats = parts.seats;
    this.rewards = parts.rewards;
    this.does = doings(program);
  }

  static async lay(program: Program): Promise<Table> {
    const campaignId = await aRunningCampaign(program);
    const rewards: Reward[] = [];
    for (const { price, maximum, stock } of wishes) {
      const categoryId = await aCategory(program.platform, program.administrator.actor, { maximum });
      rewards.push({ ...(await aThing(program, { price, stock, categoryId })), price, maximum });
    }
    const seats = [];
    for (let seat = 0; seat < 2; seat += 1) seats.push({ model: new ModelMember(), person: await somebody(program) });
    return new Table(program, { campaignId, seats, rewards });
  }

  stock(): number[] {
    return stockLeft(
      wishes.map(({ stock }) => stock),
      this.seats.map(({ model }) => model),
    );
  }

  /** Awaits what people do: it must answer as the model says, and only then the model does it too. */
  async expect<T>(expected: string, doing: Promise<T>, then: (done: T) => unknown): Promise<void> {
    const answer = await answerOf(doing);
    if (answer !== expected) throw new Disagreement(`answered ${answer}, the model says ${expected}`);
    const told = `${this.step}: ${answer}`;
    this.answers.set(told, (this.answers.get(told) ?? 0) + 1);
    if (answer === 'ok') then(await doing);
  }

  /** Compares all there is with the model. */
  async compare(): Promise<void> {
    const modelled = { members: this.seats.map(({ model }) => shownBy(model)), stock: this.stock() };
    const real = { members: await Promise.all(this.seats.map(({ person }) => this.#shown(person))), stock: await this.#stock() };
    if (!isDeepStrictEqual(modelled, real))
      throw new Disagreement(`the books say\n${JSON.stringify(real)}\nthe model says\n${JSON.stringify(modelled)}`);
  }

  /** One statement a member: read by its own words, so that no query of the rooms can hide what is wrong. */
  async #shown({ memberId }: BuiltPerson): Promise<Shown> {
    const { tenantId } = this.program;
    const { rows } = await sql<Shown>`
      with a as (
        select role, currency, credited - debited as balance, earned - settled as under_audit, credited, earned, taken_back from ledger.account
        where tenant_id = ${tenantId} and member_id = ${memberId} and book_id = ${this.campaignId}
      )
      select coalesce((select balance from a where role = 'available' and currency = 'points'), 0)::int as available,
        coalesce((select balance from a where role = 'held' and currency = 'points'), 0)::int as held,
        coalesce((select -balance from a where role = 'owed' and currency = 'points'), 0)::int as owed,
        coalesce((select under_audit from a where role = 'available' and currency = 'points'), 0)::int as "underAudit",
        coalesce((select balance from a where role = 'available' and currency = 'experience'), 0)::int as experience,
        (select coalesce(jsonb_object_agg(id, state || ' ' || version || ' ' || invoice_key), '{}') from sales.sale
          where tenant_id = ${tenantId} and member_id = ${memberId} and campaign_id = ${this.campaignId}) as sales,
        (select coalesce(jsonb_object_agg(id, state || ' ' || version), '{}') from rewards.order
          where tenant_id = ${tenantId} and member_id = ${memberId} and campaign_id = ${this.campaignId}) as orders`.execute(
      this.program.platform.db.write(),
    );
    const [row] = rows;
    if (!row) throw new Error('a member without a row');
    return row;
  }

  async #stock(): Promise<number[]> {
    const rows = await this.program.platform.db
      .write()
      .selectFrom('rewards.stock')
      .select(['reward_id', 'units'])
      .where('tenant_id', '=', this.program.tenantId)
      .where(
        'reward_id',
        'in',
        this.rewards.map(({ rewardId }) => rewardId),
      )
      .execute();
    return this.rewards.map(({ rewardId }) => rows.find(({ reward_id }) => reward_id === rewardId)?.units ?? -1);
  }
}
