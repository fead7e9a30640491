-- What a member did and what became of it, newest first; the inbox says what is new, the feed what was.
create table notices.feed_entry (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  position bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  -- What this tells about; the same thing twice is one entry.
  cause text not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, cause),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index feed_of_member on notices.feed_entry (tenant_id, member_id, position);

-- The count beside the bell and the inbox's filter look at what is unread alone.
create index notice_unread on notices.notice (tenant_id, member_id, position) where read_at is null;

-- What members were told before there was a feed.
insert into notices.feed_entry (tenant_id, id, member_id, kind, facts, created_at, cause)
select tenant_id, id, member_id, kind, facts, created_at, cause
from notices.notice
where kind in (
  'certificate_issued', 'sale_approved', 'sale_refused', 'order_approved', 'order_shipped', 'order_delivered', 'order_refused', 'order_on_hold'
)
order by position;
