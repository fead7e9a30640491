-- Groups, areas, tags and labels are edited in the console, and a group may say by a rule who belongs to it (CLI-09).
alter table identity.area add column version integer not null default 1;
alter table identity.group_label add column version integer not null default 1;
alter table identity.tag add column version integer not null default 1;
alter table identity.member_group
  add column version integer not null default 1,
  -- Who belongs to it without anybody putting them there; null: only those who were put.
  add column rule jsonb;
create index member_group_rule on identity.member_group (tenant_id, id) where rule is not null;
-- Put there by the rule, which takes them out again; those whom somebody put stay.
alter table identity.member_in_group add column by_rule boolean not null default false;

create table identity.member_tag (
  tenant_id uuid not null,
  member_id uuid not null,
  tag_id uuid not null,
  primary key (tenant_id, member_id, tag_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index member_tag_tag on identity.member_tag (tenant_id, tag_id);

-- Those who manage a client: the last of them cannot be taken away, which is looked up with their rows held.
create index member_administrators on identity.member (tenant_id, id) where roles && array['client_administrator', 'superuser'];
