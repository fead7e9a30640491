-- The forum was there for everybody until now: every client keeps it, and may switch it off.
update tenancy.tenant set modules = array_append(modules, 'forum') where not ('forum' = any (modules));
