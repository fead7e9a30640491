-- The ticket that goes on in the place of this one, which is closed and has its conversation no more.
alter table support.ticket add column merged_into uuid;
alter table support.ticket add foreign key (tenant_id, merged_into) references support.ticket (tenant_id, id);
create index ticket_merged on support.ticket (tenant_id, merged_into) where merged_into is not null;
