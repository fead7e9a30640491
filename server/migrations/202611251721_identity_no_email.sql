-- Who came in by an import may have no e-mail: theirs is empty, and an empty one is nobody's alone. The looser constraint has the name of the old one, for
-- servers of the version before tell by it which field is taken. Both indexes take some three seconds on a million people, who are not written meanwhile.
drop index identity.person_email;
create unique index person_email on identity.person (site_id, lower(email)) where email <> '';
create index person_email_found on identity.person (site_id, lower(email));
