-- What members say of a thing they know: each once (CRS-05).
create table marks.review (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  -- Taken off the page by somebody who may; it stays the member's one review.
  hidden_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create unique index review_once on marks.review (tenant_id, member_id, subject, subject_id);
create index review_of_subject on marks.review (tenant_id, subject, subject_id, id desc);
