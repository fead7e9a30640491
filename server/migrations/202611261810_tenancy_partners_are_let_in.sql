-- The switch had no effect until now: each site goes on letting its partners' servers in until somebody switches them off.
update tenancy.site set configuration = jsonb_set(configuration, '{oauth2}', 'true'), version = version + 1;
