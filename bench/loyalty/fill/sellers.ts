import type { Client } from 'pg';
import type { FilledProgram } from './program.ts';
import { historyOfSeller, sumsOf } from './history.ts';

/** Nine days, in milliseconds: the campaign began ten days ago. */
const span = 9 * 86_400_000;

/**
 * A schema of its own for the while of the fill: who the sellers are, what happens to each (`step`), and how ids are made. Ids are UUIDv7: their first 48 bits
 * are the millisecond of the moment, so that they grow as those of a running program do.
 */
export async function makeGround(owner: Client, { sellers }: { sellers: number }): Promise<void> {
  const { steps, moments } = historyOfSeller();
  const begin = Date.now() - span - 3_600_000;
  await owner.query(`
    create schema bench;
    create function bench.id(ms bigint, kind int, n bigint) returns uuid language sql immutable parallel safe
      as $$ select (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
    create function bench.ms(moment int, n bigint) returns bigint language sql immutable parallel safe
      as $$ select ${begin}::bigint + ((moment - 1)::bigint * ${sellers} + n) * ${span}::bigint / ${moments * sellers} $$;
    create table bench.step (
      moment int, place int, code text, currency text, amount bigint, position int, sale int, line int, sku text, "order" int,
      undoes_moment int, undoes_place int, is_confirmed boolean, sale_moment int, order_moment int, explanation json
    );
    create table bench.seller (n bigint primary key, person_id uuid, member_id uuid, registration_id uuid, points_id uuid, held_id uuid, experience_id uuid);`);
  const { momentOfSale, holds } = historyOfSeller();
  const columns =
    'moment, place, code, currency, amount, position, sale, line, sku, "order", undoes_moment, undoes_place, is_confirmed, sale_moment, order_moment';
  const rows = steps.map(({ undoes, isConfirmed, ...step }) => ({
    ...step,
    undoes_moment: undoes?.moment,
    undoes_place: undoes?.place,
    is_confirmed: isConfirmed,
    sale_moment: step.sale === null ? null : momentOfSale.get(step.sale),
    order_moment: step.order === null ? null : holds[step.order]?.moment,
  }));
  await owner.query(`insert into bench.step (${columns}) select ${columns} from json_populate_recordset(null::bench.step, $1)`, [
    JSON.stringify(rows),
  ]);
}

/** Sellers as copies of the program's one: person, member, registration, accounts with the sums that their history comes to. */
export async function makeSellers(owner: Client, program: FilledProgram, { sellers }: { sellers: number }): Promise<void> {
  const { tenantId, personId, memberId, campaignId } = program;
  await owner.query(
    `insert into bench.seller
    select n, bench.id(s.ms, 1, n), bench.id(s.ms, 2, n), bench.id(s.ms, 3, n), bench.id(s.ms, 16, n), bench.id(s.ms, 17, n), bench.id(s.ms, 19, n)
    from generate_series(1, $1::bigint) n cross join lateral (select bench.ms(1, n) - 1 as ms) s`,
    [sellers],
  );
  await owner.query(
    `insert into identity.person (id, site_id, version, user_name, email, document_kind, document, full_name, phone, birthday, gender, country, city,
      language_id, status, password_hash, must_change_password, created_at)
    select b.person_id, p.site_id, 1, 'seller' || b.n, 'seller' || b.n || '@exemplo.test', 'other', null, 'Pessoa ' || b.n, '', p.birthday, p.gender,
      p.country, p.city, p.language_id, p.status, p.password_hash, false, p.created_at
    from bench.seller b, identity.person p where p.id = $1 order by b.n`,
    [personId],
  );
  await owner.query(
    `insert into identity.member (tenant_id, id, person_id, roles, program_role, status, created_at)
    select m.tenant_id, b.member_id, b.person_id, m.roles, m.program_role, m.status, m.created_at
    from bench.seller b, identity.member m where m.tenant_id = $1 and m.id = $2 order by b.n`,
    [tenantId, memberId],
  );
  await owner.query(
    `insert into campaigns.registration (tenant_id, id, campaign_id, member_id, agency_id, terms_version, terms_accepted_at, registered_at, updated_at)
    select g.tenant_id, b.registration_id, g.campaign_id, b.member_id, g.agency_id, g.terms_version, g.terms_accepted_at, g.registered_at, g.updated_at
    from bench.seller b, campaigns.registration g where g.tenant_id = $1 and g.campaign_id = $2 and g.member_id = $3 order by b.n`,
    [tenantId, campaignId, memberId],
  );
  await owner.query(
    `insert into campaigns.registration_brand (tenant_id, registration_id, brand_id) select $1, registration_id, $2 from bench.seller order by n`,
    [tenantId, program.brandId],
  );
  await owner.query(
    `insert into campaigns.registration_store (tenant_id, registration_id, store_id) select $1, registration_id, $2 from bench.seller order by n`,
    [tenantId, program.storeId],
  );
  await makeAccounts(owner, program);
}

async function makeAccounts(owner: Client, { tenantId, campaignId }: FilledProgram): Promise<void> {
  const { steps, moments } = historyOfSeller();
  for (const [index, currency] of (['points', 'experience'] as const).entries())
    for (const [place, role] of (['available', 'held', 'owed'] as const).entries()) {
      const { credited, debited, earned, settled, takenBack, moves } = sumsOf(steps, { currency, role });
      await owner.query(
        `insert into ledger.account (tenant_id, id, book_id, currency, role, member_id, credited, debited, earned, settled, taken_back, moves, moved_at)
        select $1, bench.id(bench.ms(1, n) - 1, $2, n), $3, $4, $5, member_id, $6, $7, $8, $9, $10, $11, to_timestamp(bench.ms($12, n) / 1000.0)
        from bench.seller order by n`,
        [tenantId, 16 + index * 3 + place, campaignId, currency, role, credited, debited, earned, settled, takenBack, moves, moments],
      );
    }
}
