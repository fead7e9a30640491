-- Which edition of the terms, of the cookie policy and of the first steps a person has passed (SES-18, LOG-17). Rows are only added: they prove what was accepted when.
create table identity.passed_gate (
  person_id uuid not null references identity.person (id),
  gate text not null,
  edition integer not null,
  passed_at timestamptz not null,
  primary key (person_id, gate, edition)
);
