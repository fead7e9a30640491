-- A document is looked for among the user names too, as the two are typed into one field at log-in.
create index person_name_document on identity.person (site_id, upper(regexp_replace(normalize(user_name, NFKC), '[^[:alnum:]]', '', 'g')));
