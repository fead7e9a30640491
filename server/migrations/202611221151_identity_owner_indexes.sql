-- What points at a person or a member is looked up when one of them is taken back: without these a whole table is read for each.
create index bulk_change_asked_by on identity.bulk_change (tenant_id, asked_by);
create index log_in_ticket_person on identity.log_in_ticket (person_id);
create index log_in_ticket_member on identity.log_in_ticket (tenant_id, member_id);
create index member_person on identity.member (person_id);
create index outside_flow_person on identity.outside_flow (person_id) where person_id is not null;
create index passkey_challenge_person on identity.passkey_challenge (person_id) where person_id is not null;
create index people_import_member on identity.people_import (tenant_id, member_id);
create index registration_decided_by on identity.registration (tenant_id, decided_by) where decided_by is not null;
create index token_member on identity.token (tenant_id, member_id);
create index token_family_of_person on identity.token_family (person_id);
create index token_family_visitor on identity.token_family (visitor_id) where visitor_id is not null;
create index webservice_token_person on identity.webservice_token (person_id);
create index webservice_token_member on identity.webservice_token (tenant_id, member_id);
