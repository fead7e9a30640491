-- The trail only grows, and the app may change none of its rows. One thing is asked of it all the same: that it forgets somebody who left (PRO-03, decision D39). What was
-- done, when and to what stays; the name becomes a pseudonym, and how the person's own data looked on both sides goes.
create function platform.forget_in_trail(of_tenant uuid, of_person uuid, of_member uuid, pseudonym text) returns void
  language sql security definer set search_path = '' as $$
  update platform.audit_entry set who = pseudonym where tenant_id = of_tenant and person_id = of_person and who <> pseudonym;
  update platform.audit_entry set before = null, after = null
    where tenant_id = of_tenant and subject = 'person' and subject_id = of_member::text and (before is not null or after is not null);
$$;
revoke all on function platform.forget_in_trail(uuid, uuid, uuid, text) from public;
