-- Log-ins by which somebody of the console sees the portal as a member does: whose they are, and why.
alter table identity.token_family
  add column visitor_id uuid references identity.person (id),
  add column visit_reason text,
  add constraint token_family_visit check ((visitor_id is null) = (visit_reason is null));
