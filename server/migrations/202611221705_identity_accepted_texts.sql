-- Which version of its client's terms and cookie policy a member has accepted (SES-18, decision 023). Rows are only added: they prove what was accepted when.
create table identity.accepted_text (
  tenant_id uuid not null,
  member_id uuid not null,
  page text not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (tenant_id, member_id, page, version),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, page, version) references tenancy.institutional_text (tenant_id, page, version)
);
create index accepted_text_version on identity.accepted_text (tenant_id, page, version);
