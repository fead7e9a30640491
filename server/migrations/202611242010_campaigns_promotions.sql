-- Promotions multiply points by 1.5 or 2 on some days (CMP-06, D29): of some products, in some stores, or of and in all.

-- What all promotions of a campaign come to at most, stackable ones together.
alter table campaigns.campaign add column promotion_cap text not null default '2' check (promotion_cap in ('1.5', '2', '2.5', '3'));

create table campaigns.promotion (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  name jsonb not null,
  times text not null check (times in ('1.5', '2')),
  is_stackable boolean not null,
  -- Days as invoices have them; both count.
  begins_on date not null,
  ends_on date not null,
  -- What it holds for; where all five are empty, for everything everywhere. Checked when they are written; none of what they name is ever deleted.
  product_types text[] not null,
  brand_ids uuid[] not null,
  skus text[] not null,
  retailer_ids uuid[] not null,
  store_ids uuid[] not null,
  search_text text not null,
  -- Since the first sale was priced by it: from then on it may only end earlier.
  frozen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  check (ends_on >= begins_on)
);
create index promotion_campaign on campaigns.promotion (tenant_id, campaign_id, begins_on desc, id desc);

create function campaigns.refuse_changed_promotion() returns trigger language plpgsql as $$
begin
  if old.frozen_at is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or new.ends_on > old.ends_on
    or (new.campaign_id, new.name, new.times, new.is_stackable, new.begins_on, new.product_types, new.brand_ids, new.skus, new.retailer_ids, new.store_ids, new.frozen_at)
      is distinct from
      (old.campaign_id, old.name, old.times, old.is_stackable, old.begins_on, old.product_types, old.brand_ids, old.skus, old.retailer_ids, old.store_ids, old.frozen_at)
  then
    raise exception 'promotion % has multiplied points since %', old.id, old.frozen_at using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger promotion_frozen before update or delete on campaigns.promotion
  for each row execute function campaigns.refuse_changed_promotion();
