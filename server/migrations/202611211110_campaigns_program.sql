-- Campaigns: who sells what where, from when to when, and what it earns.
create schema campaigns;

create table campaigns.brand (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  name text not null,
  -- Small letters without accents: what lists are sorted and searched by, and what must not be there twice.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index brand_name on campaigns.brand (tenant_id, search_text);

-- The company that a seller or promoter works for (CMP-02).
create table campaigns.agency (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  name text not null,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index agency_name on campaigns.agency (tenant_id, search_text);

create table campaigns.agency_brand (
  tenant_id uuid not null,
  agency_id uuid not null,
  brand_id uuid not null,
  primary key (tenant_id, agency_id, brand_id),
  foreign key (tenant_id, agency_id) references campaigns.agency (tenant_id, id),
  foreign key (tenant_id, brand_id) references campaigns.brand (tenant_id, id)
);
create index agency_brand_brand on campaigns.agency_brand (tenant_id, brand_id);

create table campaigns.retailer (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  name text not null,
  search_text text not null,
  -- Phones and cameras are allowed in its stores (decision D70).
  takes_photos boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index retailer_name on campaigns.retailer (tenant_id, search_text);

create table campaigns.store (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  retailer_id uuid not null,
  name text not null,
  -- Digits and letters only; null where a country has none.
  tax_id text,
  -- What a search compares (spec 1, §5: digits only); some countries' ids have letters too.
  tax_digits text generated always as (regexp_replace(tax_id, '[^0-9]', '', 'g')) stored,
  country text not null references tenancy.country (code),
  state text not null,
  city text not null,
  -- IANA: the days of its sales are days there (decision D22).
  time_zone text not null,
  -- Null: as the chain says.
  takes_photos boolean,
  is_active boolean not null,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, retailer_id) references campaigns.retailer (tenant_id, id)
);
create unique index store_tax_id on campaigns.store (tenant_id, tax_id) where tax_id is not null;
create index store_tax_digits on campaigns.store (tenant_id, tax_digits text_pattern_ops);
create index store_name on campaigns.store (tenant_id, search_text, id);
create index store_retailer on campaigns.store (tenant_id, retailer_id);

create table campaigns.product (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  sku text not null,
  name jsonb not null,
  product_type text not null,
  brand_id uuid not null,
  form_factor text not null,
  processor text not null,
  generation text not null,
  is_active boolean not null,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, sku),
  foreign key (tenant_id, brand_id) references campaigns.brand (tenant_id, id)
);
create index product_brand on campaigns.product (tenant_id, brand_id);

create table campaigns.campaign (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit: whoever saves an older one is told.
  version integer not null,
  name jsonb not null,
  summary jsonb not null,
  terms jsonb not null,
  -- Rises when the text changes; a registration keeps the one that was accepted.
  terms_version integer not null,
  begins_on date not null,
  ends_on date not null,
  time_zone text not null,
  countries text[] not null,
  search_text text not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check (ends_on >= begins_on)
);
create index campaign_dates on campaigns.campaign (tenant_id, begins_on desc, id desc);

-- What earns what. Frozen when the campaign begins (CMP-05, decision D30): entries of the ledger name it as their rule version.
create table campaigns.points_table (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  number integer not null,
  version integer not null,
  frozen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, campaign_id, number),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);

create table campaigns.points_rule (
  tenant_id uuid not null,
  id uuid not null,
  table_id uuid not null,
  position integer not null,
  scope text not null check (scope in ('sku', 'product_type', 'brand')),
  value text not null,
  points integer not null check (points >= 0),
  experience integer not null check (experience >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, table_id, scope, value),
  foreign key (tenant_id, table_id) references campaigns.points_table (tenant_id, id)
);

-- The row of the table is locked, so that a rule and the freezing cannot pass each other.
create function campaigns.refuse_frozen_rule() returns trigger language plpgsql as $$
declare
  frozen timestamptz;
  changed record;
begin
  for changed in
    select old.tenant_id, old.table_id where tg_op <> 'INSERT'
    union
    select new.tenant_id, new.table_id where tg_op <> 'DELETE'
  loop
    select t.frozen_at into frozen
    from campaigns.points_table t
    where t.tenant_id = changed.tenant_id and t.id = changed.table_id
    for share;
    if frozen is not null then
      raise exception 'points table % is frozen since %', changed.table_id, frozen using errcode = 'restrict_violation';
    end if;
  end loop;
  return coalesce(new, old);
end
$$;
create trigger points_rule_frozen before insert or update or delete on campaigns.points_rule
  for each row execute function campaigns.refuse_frozen_rule();

create function campaigns.refuse_rules_truncated() returns trigger language plpgsql as $$
begin
  raise exception 'rules of points tables are never truncated' using errcode = 'restrict_violation';
end
$$;
create trigger points_rule_truncated before truncate on campaigns.points_rule
  for each statement execute function campaigns.refuse_rules_truncated();

create function campaigns.refuse_thaw() returns trigger language plpgsql as $$
begin
  if old.frozen_at is not null then
    raise exception 'points table % is frozen since %', old.id, old.frozen_at using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger points_table_frozen before update or delete on campaigns.points_table
  for each row execute function campaigns.refuse_thaw();

-- A campaign whose points are fixed keeps the day that fixed them.
create function campaigns.refuse_another_begin() returns trigger language plpgsql as $$
begin
  if (new.begins_on, new.time_zone, new.published_at) is distinct from (old.begins_on, old.time_zone, old.published_at)
    and exists (
      select 1 from campaigns.points_table t
      where t.tenant_id = old.tenant_id and t.campaign_id = old.id and t.frozen_at is not null
    )
  then
    raise exception 'campaign % has begun', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger campaign_begun before update on campaigns.campaign
  for each row execute function campaigns.refuse_another_begin();

-- Stores are chosen by the program, not by members (CMP-07).
create table campaigns.participating_store (
  tenant_id uuid not null,
  campaign_id uuid not null,
  store_id uuid not null,
  added_at timestamptz not null,
  primary key (tenant_id, campaign_id, store_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, store_id) references campaigns.store (tenant_id, id)
);
create index participating_store_store on campaigns.participating_store (tenant_id, store_id);

create table campaigns.registration (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  member_id uuid not null,
  agency_id uuid not null,
  terms_version integer not null,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, campaign_id, member_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, agency_id) references campaigns.agency (tenant_id, id)
);
create index registration_member on campaigns.registration (tenant_id, member_id);

create table campaigns.registration_brand (
  tenant_id uuid not null,
  registration_id uuid not null,
  brand_id uuid not null,
  primary key (tenant_id, registration_id, brand_id),
  foreign key (tenant_id, registration_id) references campaigns.registration (tenant_id, id),
  foreign key (tenant_id, brand_id) references campaigns.brand (tenant_id, id)
);

create table campaigns.registration_store (
  tenant_id uuid not null,
  registration_id uuid not null,
  store_id uuid not null,
  primary key (tenant_id, registration_id, store_id),
  foreign key (tenant_id, registration_id) references campaigns.registration (tenant_id, id),
  foreign key (tenant_id, store_id) references campaigns.store (tenant_id, id)
);

-- The campaign whose points a member looks at (CMP-08).
create table campaigns.selected_campaign (
  tenant_id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  selected_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);
