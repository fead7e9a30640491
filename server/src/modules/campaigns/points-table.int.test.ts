import {
  getPointsTable,
  getPointsTableToManage,
  getProgramLists,
  listProducts,
  saveCampaign,
  savePointsTable,
  type RuleForm,
} from '@vitrine/contract/campaigns';
import { amountOf } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { priceLines } from './index.ts';
import { freezeBegunCampaigns } from './freeze-points.ts';
import { aCampaign, aCampaignForm, aProduct, publish, type BuiltCampaign } from './testing.ts';

const manager = { birthday: '1990-05-20', roles: ['program_administrator'] } as const;
const asManager = { ...manager, roles: [...manager.roles] };
const later = { beginsOn: '2999-01-01', endsOn: '2999-03-01' };

const frozenOf = async (house: House, { tenantId }: { tenantId: string }, { campaignId }: BuiltCampaign) =>
  (
    await house.db
      .write()
      .selectFrom('campaigns.points_table')
      .select('frozen_at')
      .where('tenant_id', '=', tenantId)
      .where('campaign_id', '=', campaignId)
      .executeTakeFirstOrThrow()
  ).frozen_at;

test('CMP-05 the points table changes until the campaign begins, and never after', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const scheduled = await aCampaign(house.platform, person.actor, later);
  const at = { params: { campaignId: scheduled.campaignId } };
  const { version } = (await house.call(person, getPointsTableToManage, at)).body;
  const rules = [{ scope: 'sku' as const, value: scheduled.sku.toLowerCase(), points: 200, experience: 40 }];
  const saved = await house.call(person, savePointsTable, { ...at, body: { version, rules } });
  expect([saved.status, saved.body.version, saved.body.rows]).toMatchObject([200, version + 1, [{ sku: scheduled.sku, points: 200 }]]);
  const stale = await house.call(person, savePointsTable, { ...at, body: { version, rules } });
  expect([stale.status, stale.body.refusal]).toEqual([409, 'changed_meanwhile']);

  const running = await aCampaign(house.platform, person.actor);
  const there = { params: { campaignId: running.campaignId } };
  expect(await frozenOf(house, person, running)).not.toBeNull();
  const now = (await house.call(person, getPointsTableToManage, there)).body;
  expect([now.can.save, now.frozenAt !== null]).toEqual([false, true]);
  const body = { version: now.version, rules: [{ scope: 'sku' as const, value: running.sku, points: 1, experience: 1 }] };
  const refused = await house.call(person, savePointsTable, { ...there, body });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'rules_frozen']);
  expect((await house.call(person, getPointsTable, there)).body.rows).toMatchObject([{ points: 150, experience: 30 }]);
});

test('CMP-05 a frozen table is kept by the database, whoever writes: no rule is added, changed or removed, no table thawed', async ({
  house,
}) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId } = await aCampaign(house.platform, person.actor);
  const { pool } = house.db;
  const { rows } = await pool.query('select id from campaigns.points_table where campaign_id = $1', [campaignId]);
  const tableId: string = rows[0].id;
  const attacks = [
    `update campaigns.points_rule set points = 999999 where table_id = '${tableId}'`,
    `delete from campaigns.points_rule where table_id = '${tableId}'`,
    `insert into campaigns.points_rule select tenant_id, gen_random_uuid(), table_id, 9, 'product_type', 'fridge', 9, 9 from campaigns.points_rule where table_id = '${tableId}'`,
    `update campaigns.points_table set frozen_at = null where id = '${tableId}'`,
    `update campaigns.points_table set number = 7 where id = '${tableId}'`,
    `delete from campaigns.points_table where id = '${tableId}'`,
    `update campaigns.campaign set begins_on = begins_on + 1 where id = '${campaignId}'`,
    `update campaigns.campaign set published_at = null where id = '${campaignId}'`,
  ];
  for (const attack of attacks) await expect(pool.query(attack), attack).rejects.toMatchObject({ code: '23001' });
  const { rows: after } = await pool.query('select points from campaigns.points_rule where table_id = $1', [tableId]);
  expect(after).toEqual([{ points: 150 }]);
});

test('CMP-05 a rule cannot be moved into a frozen table either', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const [open, fixed] = [await aCampaign(house.platform, person.actor, later), await aCampaign(house.platform, person.actor)];
  const idOf = async ({ campaignId }: BuiltCampaign): Promise<string> =>
    (await house.db.pool.query('select id from campaigns.points_table where campaign_id = $1', [campaignId])).rows[0].id;
  const [from, to] = [await idOf(open), await idOf(fixed)];
  await expect(house.db.pool.query('update campaigns.points_rule set table_id = $1 where table_id = $2', [to, from])).rejects.toMatchObject(
    {
      code: '23001',
    },
  );
});

test('CMP-05 the points of a campaign that begins by itself are fixed by the job, and before it by the first sale', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const [byJob, bySale] = [await aCampaign(house.platform, person.actor, later), await aCampaign(house.platform, person.actor, later)];
  expect([await frozenOf(house, person, byJob), await frozenOf(house, person, bySale)]).toEqual([null, null]);

  const ask = { campaignId: bySale.campaignId, lines: [{ sku: bySale.sku, quantity: 2 }], at: { day: '2999-01-01', store: null } };
  const priced = await house.db.transaction((tx) => priceLines(house.platform, tx, person.actor, ask));
  expect(priced.lines[0]?.earned).toMatchObject({ points: 300, experience: 60 });
  expect(await frozenOf(house, person, bySale)).not.toBeNull();

  const clock = { ...house.clock, now: () => '2999-01-01T12:00:00.000Z', in: () => '2999-01-02T12:00:00.000Z' };
  expect(await freezeBegunCampaigns({ db: house.db, clock })).toBeGreaterThanOrEqual(1);
  expect(await frozenOf(house, person, byJob)).not.toBeNull();
  expect(await freezeBegunCampaigns({ db: house.db, clock })).toBe(0);
});

test('CMP-05 two administrators at once: one saves, the other is told', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId, sku } = await aCampaign(house.platform, person.actor, later);
  const params = { campaignId };
  const { version } = (await house.call(person, getPointsTableToManage, { params })).body;
  const save = (points: number) =>
    house.call(person, savePointsTable, { params, body: { version, rules: [{ scope: 'sku', value: sku, points, experience: 1 }] } });
  const both = await Promise.all([save(1), save(2)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.refusal).toBe('changed_meanwhile');
});

test('CMP-05 rules of nothing that exists, of nothing earned and of the same thing twice are refused at their row', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId, sku } = await aCampaign(house.platform, person.actor, later);
  const params = { campaignId };
  const { version } = (await house.call(person, getPointsTableToManage, { params })).body;
  const rules = [
    { scope: 'sku' as const, value: sku, points: 5, experience: 5 },
    { scope: 'sku' as const, value: sku.toLowerCase(), points: 6, experience: 6 },
    { scope: 'sku' as const, value: 'NOBODY-1', points: 5, experience: 5 },
    { scope: 'brand' as const, value: house.platform.newId(), points: 5, experience: 5 },
    { scope: 'product_type' as const, value: 'spaceship', points: 5, experience: 5 },
    { scope: 'product_type' as const, value: 'washer', points: 0, experience: 0 },
  ];
  const refused = await house.call(person, savePointsTable, { params, body: { version, rules } });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'rules.1.value': 'rule_repeated',
      'rules.2.value': 'sku_unknown',
      'rules.3.value': 'brand_unknown',
      'rules.4.value': 'invalid_choice',
      'rules.5.points': 'rule_earns_nothing',
    },
  ]);
  const negative = { version, rules: [{ scope: 'sku' as const, value: sku, points: -1, experience: 1.5 }] };
  expect((await house.call(person, savePointsTable, { params, body: negative })).status).toBe(422);
});

test('CMP-05 a campaign that has begun keeps its first day; its end only moves later', async ({ house }) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId } = await aCampaign(house.platform, person.actor);
  const form = aCampaignForm(house.platform);
  const save = (campaign: Partial<typeof form>, version = 2) =>
    house.call(person, saveCampaign, { params: { campaignId }, body: { version, campaign: { ...form, ...campaign } } });
  expect((await save({ beginsOn: '2020-01-01' })).body.fields).toEqual({ 'campaign.beginsOn': 'campaign_begun' });
  expect((await save({ endsOn: form.beginsOn })).body.fields).toEqual({ 'campaign.endsOn': 'ends_earlier' });
  expect((await save({ timeZone: 'America/Toronto' })).body.fields).toEqual({ 'campaign.timeZone': 'campaign_begun' });
  expect((await save({ endsOn: '2999-01-01', terms: { 'pt-BR': 'Outro regulamento.' } })).body).toMatchObject({
    state: 'running',
    campaign: { endsOn: '2999-01-01' },
  });
  expect((await save({})).body.refusal).toBe('changed_meanwhile');
  const terms = await sql<{ terms_version: number }>`
    select terms_version from campaigns.campaign where tenant_id = ${person.tenantId} and id = ${campaignId}`.execute(house.db.read());
  expect(terms.rows).toEqual([{ terms_version: 2 }]);
  // PTS-03: the points expire with the day that members were told last.
  const book = await house.db.pool.query('select ends_on from ledger.book where id = $1', [campaignId]);
  expect(book.rows).toEqual([{ ends_on: '2999-01-01' }]);

  const over = await aCampaign(house.platform, person.actor, { beginsOn: '2020-01-01', endsOn: '2020-02-01' });
  const revived = await house.call(person, saveCampaign, {
    params: { campaignId: over.campaignId },
    body: { version: 2, campaign: { ...form, beginsOn: '2020-01-01' } },
  });
  expect(revived.body.fields).toEqual({ 'campaign.endsOn': 'campaign_over' });
});

test('PTS-02 a line’s explanation re-executes to what it earned; unknown SKUs and products without a rule earn nothing', async ({
  house,
}) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId, sku, brandId } = await aCampaign(house.platform, person.actor, { isPublished: false });
  const other = await aProduct(house.platform, person.actor, { brandId, productType: 'tv' });
  await publish(house.platform, person.actor, { campaignId });
  const lines = [sku.toLowerCase(), 'NOBODY-1', other.sku].map((one) => ({ sku: one, quantity: 7 }));
  const { ruleVersionId, lines: priced } = await house.db.transaction((tx) =>
    priceLines(house.platform, tx, person.actor, { campaignId, lines, at: { day: '2026-11-20', store: null } }),
  );
  expect(priced[1]).toBeUndefined();
  expect(priced[2]).toMatchObject({ product: { sku: other.sku }, earned: null });
  const earned = priced[0]?.earned;
  expect(earned).toMatchObject({
    points: 1_050,
    experience: 210,
    why: { points: { rule: { by: 'sku', tableVersion: 1 }, product: { sku } } },
  });
  if (earned) expect([amountOf(earned.why.points), amountOf(earned.why.experience)]).toEqual([earned.points, earned.experience]);
  const table = await house.db.pool.query('select id from campaigns.points_table where campaign_id = $1', [campaignId]);
  expect(ruleVersionId).toBe(table.rows[0].id);
});

test('PTS-02 rules by processor and generation, form factor and for one chain’s stores are kept, refused at their row, shown, and priced', async ({
  house,
}) => {
  const person = await aPerson(house.platform, asManager);
  const { campaignId, brandId, retailerId, storeId } = await aCampaign(house.platform, person.actor, later);
  const notebook = { productType: 'notebook', processor: 'Core 5', generation: '13ª', formFactor: '15 pol', brandId } as const;
  const { sku } = await aProduct(house.platform, person.actor, notebook);
  const params = { campaignId };
  const { version } = (await house.call(person, getPointsTableToManage, { params })).body;
  const rule = (scope: RuleForm['scope'], value: string, points: number, chain?: string): RuleForm => ({
    scope,
    value,
    points,
    experience: 1,
    ...(chain === undefined ? {} : { retailerId: chain }),
  });
  const bad = [
    rule('processor', 'Core 9', 5),
    rule('form_factor', '15 pol', 5),
    rule('form_factor', '15 pol', 6),
    rule('brand', brandId, 5, house.platform.newId()),
  ];
  const refused = await house.call(person, savePointsTable, { params, body: { version, rules: bad } });
  expect(refused.body.fields).toEqual({
    'rules.0.value': 'product_word_unknown',
    'rules.2.value': 'rule_repeated',
    'rules.3.retailerId': 'retailer_unknown',
  });
  const rules = [
    rule('generation', 'Core 5 / 13ª', 70),
    rule('generation', 'Core 5 / 13ª', 90, retailerId),
    rule('processor', 'Core 5', 60),
    rule('form_factor', '15 pol', 50),
  ];
  const kept = (await house.call(person, savePointsTable, { params, body: { version, rules } })).body;
  expect(kept.rows.map(({ scope, retailer, points }) => [scope, retailer?.id ?? null, points])).toEqual([
    ['generation', null, 70],
    ['generation', retailerId, 90],
    ['processor', null, 60],
    ['form_factor', null, 50],
  ]);
  const at = { day: '2026-11-20', store: { id: storeId, retailerId } };
  const earnedAt = async (store: typeof at.store | null) => {
    const ask = { campaignId, lines: [{ sku, quantity: 2 }], at: { ...at, store } };
    return (await house.db.transaction((tx) => priceLines(house.platform, tx, person.actor, ask))).lines[0]?.earned?.points;
  };
  expect([await earnedAt(at.store), await earnedAt(null)]).toEqual([180, 140]);
  const product = (await house.call(person, listProducts, { params, query: { sku } })).body.items[0];
  expect(product).toMatchObject({ points: 70, chains: [{ retailerId, points: 90, experience: 1 }] });
  const lists = (await house.call(person, getProgramLists, {})).body;
  expect(lists.generations).toContain('Core 5 / 13ª');
});
