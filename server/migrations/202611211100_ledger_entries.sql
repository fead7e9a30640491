-- Double entry: one row a movement, from one account to another. Rows of entries are never changed: by trigger here, and by the app's rights (platform/database/migrate.ts).
create schema ledger;

-- A campaign as the ledger knows it, by the campaign's own id (its room stands above); and one book a tenant for training points.
create table ledger.book (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  kind text not null check (kind in ('campaign', 'training')),
  name jsonb not null,
  -- The last day; null until the room of campaigns tells it.
  ends_on date,
  closed_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index book_training on ledger.book (tenant_id) where kind = 'training';
create index book_end on ledger.book (tenant_id, ends_on) where closed_at is null;

-- Accounts of members keep what came in and went out, both growing only; accounts of the campaign itself keep nothing, they are counted from entries.
create table ledger.account (
  tenant_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  currency text not null check (currency in ('points', 'experience', 'training')),
  role text not null check (role in ('available', 'held', 'owed', 'issued', 'redeemed', 'expired', 'taken_back', 'written_off')),
  -- Null: an account of the campaign.
  member_id uuid,
  credited bigint not null default 0,
  debited bigint not null default 0,
  -- Of `available` alone: credits; those of them that an auditor confirmed or refused (the rest is under audit); those that were taken back.
  earned bigint not null default 0,
  settled bigint not null default 0,
  taken_back bigint not null default 0,
  -- Of `available` alone: how many entries this member has in this book and currency; their order, whatever the clocks of two servers say.
  moves integer not null default 0,
  -- Never goes back, as entries follow each other.
  moved_at timestamptz not null,
  closed_at timestamptz,
  -- Points given back after the close may be spent until then (decision D31).
  usable_until date,
  primary key (tenant_id, id),
  -- What entries refer to: both ends in one tenant, book and currency.
  unique (tenant_id, id, book_id, currency),
  unique nulls not distinct (tenant_id, member_id, book_id, currency, role),
  foreign key (tenant_id, book_id) references ledger.book (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  constraint account_owner check ((member_id is null) = (role in ('issued', 'redeemed', 'expired', 'taken_back', 'written_off'))),
  constraint account_without_balance check (member_id is not null or (credited = 0 and debited = 0)),
  constraint account_not_overdrawn check (case when role = 'owed' then debited >= credited else credited >= debited end),
  constraint account_audit check (earned >= settled and earned >= taken_back and settled >= 0 and taken_back >= 0)
) with (fillfactor = 80);
create index account_open on ledger.account (tenant_id, book_id, id) where closed_at is null and role = 'available';
create index account_usable on ledger.account (tenant_id, usable_until) where usable_until is not null;

create table ledger.entry (
  tenant_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  currency text not null,
  from_id uuid not null,
  to_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Among the entries of its member, book and currency, from 1.
  position integer not null check (position > 0),
  code text not null,
  reason_kind text not null,
  reason_id uuid not null,
  -- 1, or the next one where a reason moves points again: an order held anew, a debt of a revised sale.
  round integer not null check (round > 0),
  -- The sale of a line, or the order.
  group_id uuid not null,
  -- The hold that this entry ends.
  resolves_id uuid,
  -- The credit that this entry undoes.
  reverses_id uuid,
  rule_version_id uuid,
  -- As it was written, byte for byte: it is read whole and hashed often, never searched.
  explanation json,
  why text,
  -- Who approved on points that were not audited yet: always two (loyalty 3.2).
  approvers uuid[],
  -- Null: a job.
  by_member_id uuid,
  effective_on date not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, from_id, book_id, currency) references ledger.account (tenant_id, id, book_id, currency),
  foreign key (tenant_id, to_id, book_id, currency) references ledger.account (tenant_id, id, book_id, currency),
  foreign key (tenant_id, resolves_id) references ledger.entry (tenant_id, id),
  foreign key (tenant_id, reverses_id) references ledger.entry (tenant_id, id),
  foreign key (tenant_id, by_member_id) references identity.member (tenant_id, id),
  constraint entry_moves check (from_id <> to_id),
  constraint entry_code check (
    code in ('credit', 'hold', 'capture', 'release', 'take_back', 'debt', 'repay', 'expire', 'reinstate', 'write_off')
  ),
  -- Experience and training points are not spent (PTS-01).
  constraint entry_spends_points check (currency = 'points' or code not in ('hold', 'capture', 'release')),
  constraint entry_resolves check ((resolves_id is not null) = (code in ('capture', 'release'))),
  constraint entry_reverses check ((reverses_id is not null) = (code = 'take_back')),
  constraint entry_explained check (code <> 'credit' or (explanation is not null and rule_version_id is not null))
);
-- Business keys, for ever: nothing is credited, taken back, held or expired twice for one reason.
create unique index entry_reason on ledger.entry (tenant_id, reason_id, reason_kind, code, currency, round);
create unique index entry_resolved_once on ledger.entry (tenant_id, resolves_id) where resolves_id is not null;
create unique index entry_reversed_once on ledger.entry (tenant_id, reverses_id) where reverses_id is not null;
-- With amounts: the balance after an entry is summed from these two alone.
create index entry_to on ledger.entry (tenant_id, to_id, position desc) include (amount);
create index entry_from on ledger.entry (tenant_id, from_id, position desc) include (amount);
create index entry_group on ledger.entry (tenant_id, group_id) where code = 'credit';

-- An auditor confirmed a credit: from then on orders are approved on it.
create table ledger.confirmation (
  tenant_id uuid not null,
  -- Of its own, by which it is sealed.
  id uuid not null,
  entry_id uuid not null,
  auditor_id uuid not null,
  confirmed_at timestamptz not null,
  primary key (tenant_id, entry_id),
  unique (tenant_id, id),
  foreign key (tenant_id, entry_id) references ledger.entry (tenant_id, id),
  foreign key (tenant_id, auditor_id) references identity.member (tenant_id, id)
);

-- The head of each tenant's chain of hashes. Nothing may be written with an id up to `announced` any more.
create table ledger.chain (
  tenant_id uuid not null references tenancy.tenant (id),
  announced uuid not null,
  sealed_upto uuid not null,
  seals integer not null,
  head bytea not null,
  primary key (tenant_id)
);

-- A stretch of entries and confirmations, `after_id` < id <= `upto_id`, with the hash over them and over the seal before; `leaves` has 24 bytes for each, entries first (its id and the beginning of its own hash), to name the changed one.
create table ledger.seal (
  tenant_id uuid not null,
  number integer not null,
  after_id uuid not null,
  upto_id uuid not null,
  entries integer not null,
  leaves bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (tenant_id, number),
  foreign key (tenant_id) references ledger.chain (tenant_id)
);

-- The last time that every rule and the whole chain were found to hold. Later proofs look at what was written since, and at whether all that was proved then is still there, untouched.
create table ledger.proof (
  tenant_id uuid not null references tenancy.tenant (id),
  -- Whatever was not seen then was written by this transaction or a later one.
  horizon xid not null,
  -- Nothing older may be written any more.
  upto_id uuid not null,
  seals integer not null,
  -- Rows up to there, by table.
  counts jsonb not null,
  proved_at timestamptz not null,
  primary key (tenant_id)
);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the ledger only grows', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger entry_only_grows before update or delete on ledger.entry for each row execute function ledger.refuse_change();
create trigger entry_is_never_emptied before truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger confirmation_only_grows before update or delete on ledger.confirmation for each row execute function ledger.refuse_change();
create trigger confirmation_is_never_emptied before truncate on ledger.confirmation for each statement execute function ledger.refuse_change();
create trigger seal_only_grows before update or delete on ledger.seal for each row execute function ledger.refuse_change();
create trigger seal_is_never_emptied before truncate on ledger.seal for each statement execute function ledger.refuse_change();
create trigger account_stays before delete on ledger.account for each row execute function ledger.refuse_change();
create trigger account_is_never_emptied before truncate on ledger.account for each statement execute function ledger.refuse_change();

-- Deltas only: a sum that would fall, or an account that would become another one. The owner may set sums right (`npm run ledger rebuild`).
create trigger account_only_grows before update on ledger.account for each row
  when (
    old.id is distinct from new.id or old.tenant_id is distinct from new.tenant_id or old.book_id is distinct from new.book_id
    or old.currency is distinct from new.currency or old.role is distinct from new.role or old.member_id is distinct from new.member_id
    or ((new.credited < old.credited or new.debited < old.debited or new.earned < old.earned or new.settled < old.settled
      or new.taken_back < old.taken_back or new.moves < old.moves or new.moved_at < old.moved_at) and current_user = 'vitrine_app')
  )
  execute function ledger.refuse_change();

-- A sealed stretch is complete: what would fall into one is refused. Whoever meets this waited longer than sealing does, and tries again.
create function ledger.refuse_the_sealed_past() returns trigger language plpgsql as $$
begin
  -- Gives this transaction its number before the look: sealing waits for every transaction whose number is older than its announcement.
  perform pg_current_xact_id();
  if exists (select 1 from ledger.chain c where c.tenant_id = new.tenant_id and c.announced >= new.id) then
    raise exception 'the % % is too old to be written: its stretch is sealed', tg_table_name, new.id using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger entry_is_new before insert on ledger.entry for each row execute function ledger.refuse_the_sealed_past();
create trigger confirmation_is_new before insert on ledger.confirmation for each row execute function ledger.refuse_the_sealed_past();
