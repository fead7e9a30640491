-- Rewards: what points buy, how much of it is there, and what was ordered.
create schema rewards;

create table rewards.department (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  name jsonb not null,
  -- Small letters without accents, of all languages.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index department_name on rewards.department (tenant_id, search_text);

create table rewards.category (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  department_id uuid not null,
  name jsonb not null,
  search_text text not null,
  -- Orders of one member in one campaign (decision D28); null: as many as they like.
  maximum integer check (maximum >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references rewards.department (tenant_id, id)
);
create unique index category_name on rewards.category (tenant_id, search_text);
create index category_department on rewards.category (tenant_id, department_id);

create table rewards.reward (
  tenant_id uuid not null,
  id uuid not null,
  -- Rises with each edit: whoever saves an older one is told.
  version integer not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  category_id uuid not null,
  title jsonb not null,
  summary jsonb not null,
  description jsonb not null,
  scene text not null,
  image_file_id uuid,
  price bigint not null check (price >= 1),
  delivery text not null check (delivery in ('home', 'store', 'email')),
  delivery_days integer not null check (delivery_days >= 0),
  -- The training that has to be done first (decision D35).
  required_course_id uuid,
  search_text text not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references rewards.category (tenant_id, id),
  foreign key (tenant_id, required_course_id) references catalog.course (tenant_id, id)
);
create index reward_changed on rewards.reward (tenant_id, updated_at desc, id desc);
create index reward_category on rewards.reward (tenant_id, category_id);
create index reward_course on rewards.reward (tenant_id, required_course_id) where required_course_id is not null;

-- The shared row that every redemption takes last: narrow, and without an index on what changes, so that its updates stay in place.
create table rewards.stock (
  tenant_id uuid not null,
  reward_id uuid not null,
  -- Units that nobody ordered.
  units integer not null check (units >= 0),
  -- Units in orders that are not refused or cancelled; the store is sorted by it.
  ordered integer not null check (ordered >= 0),
  primary key (tenant_id, reward_id),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id)
) with (fillfactor = 30);

-- What came in, and what was counted more or less. Orders need no row here: units + ordered = the sum of these, always.
create table rewards.stock_movement (
  tenant_id uuid not null,
  id uuid not null,
  reward_id uuid not null,
  kind text not null check (kind in ('received', 'adjusted')),
  units integer not null,
  note text not null,
  by_member_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  foreign key (tenant_id, by_member_id) references identity.member (tenant_id, id),
  check (units <> 0 and (kind = 'adjusted' or units > 0))
);
create index stock_movement_reward on rewards.stock_movement (tenant_id, reward_id, id desc);

-- Orders of a member in a category and campaign that are not refused or cancelled. `maximum` is the one that the last redemption was judged by:
-- a maximum that is lowered later takes nothing from whoever has more already.
create table rewards.category_use (
  tenant_id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  category_id uuid not null,
  used integer not null check (used >= 0),
  maximum integer,
  primary key (tenant_id, member_id, campaign_id, category_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, category_id) references rewards.category (tenant_id, id),
  constraint category_use_maximum check (maximum is null or used <= maximum)
);

-- One unit of one reward, at the price and in the category of the moment in which it was ordered.
create table rewards."order" (
  tenant_id uuid not null,
  id uuid not null,
  -- What people call it by.
  number text not null,
  member_id uuid not null,
  campaign_id uuid not null,
  reward_id uuid not null,
  category_id uuid not null,
  points bigint not null check (points >= 1),
  state text not null
    check (state in ('awaiting_approval', 'on_hold', 'approved', 'shipped', 'delivered', 'refused', 'cancelled')),
  -- Rises with each step: a decision on an older one is told what happened (decision D37).
  version integer not null,
  -- The entry of the ledger that holds its points, until it is captured or released; an order on hold has none.
  hold_id uuid,
  delivery text not null,
  delivery_days integer not null,
  deliver_to text not null,
  tracking text not null,
  -- The training as it was done when the reward was redeemed: `{ courseId, title, finishedAt }` (decision D35).
  training jsonb,
  -- Somebody wants it approved before the audit; a second person has to agree (loyalty 3.2).
  exception_by uuid,
  exception_why text,
  exception_at timestamptz,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  foreign key (tenant_id, category_id) references rewards.category (tenant_id, id),
  foreign key (tenant_id, hold_id) references ledger.entry (tenant_id, id),
  foreign key (tenant_id, exception_by) references identity.member (tenant_id, id),
  -- Points are held exactly while it waits; once approved, the entry that held them stays named.
  constraint order_holds check (case when state = 'awaiting_approval' then hold_id is not null when state = 'on_hold' then hold_id is null else true end),
  constraint order_exception check ((exception_by is null) = (exception_why is null) and (exception_by is null) = (exception_at is null))
);
create index order_member on rewards."order" (tenant_id, member_id, placed_at desc, id desc);
create index order_queue on rewards."order" (tenant_id, state, placed_at, id);
create index order_reward on rewards."order" (tenant_id, reward_id);
create index order_hold on rewards."order" (tenant_id, hold_id) where hold_id is not null;

-- What happened to an order, for ever.
create table rewards.order_event (
  tenant_id uuid not null,
  order_id uuid not null,
  -- The order's version after it.
  version integer not null,
  event text not null,
  -- Null: by itself, as when points were taken back.
  by_member_id uuid,
  reason text,
  note text not null,
  created_at timestamptz not null,
  primary key (tenant_id, order_id, version),
  foreign key (tenant_id, order_id) references rewards."order" (tenant_id, id),
  foreign key (tenant_id, by_member_id) references identity.member (tenant_id, id)
);

create function rewards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what happened is kept', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_event_only_grows before update or delete on rewards.order_event for each row execute function rewards.refuse_change();
create trigger stock_movement_only_grows before update or delete on rewards.stock_movement for each row execute function rewards.refuse_change();
