-- Sales out of a sheet, as people are imported (ADM-02): rehearsed line by line, applied, taken back as long as nobody decided on them.
create table sales.import (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  -- Whoever steered it last.
  member_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  file_hash text not null,
  format text not null check (format in ('csv', 'xlsx')),
  state text not null,
  -- Lines up to this one were read.
  staged_until integer not null default 0,
  is_staged boolean not null default false,
  refusal text,
  refusal_line integer not null default 0,
  -- Columns that nobody found.
  missing text[] not null default '{}',
  -- Its lines and its sheet are gone.
  is_over boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index import_newest on sales.import (tenant_id, created_at desc, id desc);
create index import_of_member on sales.import (tenant_id, member_id);

create table sales.import_line (
  tenant_id uuid not null,
  import_id uuid not null,
  line integer not null,
  -- The first line of its sale: lines of one seller and one invoice are one sale.
  sale_line integer not null,
  -- What the sheet says, by field.
  said jsonb not null,
  -- The seller, where one was found; null again once they left.
  member_id uuid,
  verdict text check (verdict in ('good', 'bad')),
  refusal text,
  field text,
  sale_id uuid,
  is_undone boolean not null default false,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references sales.import (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, sale_id) references sales.sale (tenant_id, id)
);
create index import_line_of_sale on sales.import_line (tenant_id, import_id, sale_line, line);
create index import_line_member on sales.import_line (tenant_id, member_id) where member_id is not null;
alter table sales.sale add constraint sale_of_import foreign key (tenant_id, import_id) references sales.import (tenant_id, id) not valid;
