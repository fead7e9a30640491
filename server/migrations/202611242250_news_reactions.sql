-- What a member says of a piece by one sign: one a person, that which they asked for last.
create table news.reaction (
  tenant_id uuid not null,
  article_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('like', 'idea', 'love', 'party', 'wow')),
  reacted_at timestamptz not null,
  primary key (tenant_id, article_id, member_id),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index reaction_member on news.reaction (tenant_id, member_id);

-- When those who must read a piece were told of it; null: not yet, or nobody must.
alter table news.shown add column told_at timestamptz;
create index shown_untold on news.shown (tenant_id, visible_from) where is_must_read and told_at is null;
