-- Members who do not want to be named in the ranking: others see no name in their place; points, level and rewards go on.
create schema ranking;

create table ranking.hidden (
  tenant_id uuid not null,
  member_id uuid not null,
  since timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
