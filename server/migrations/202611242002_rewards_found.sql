-- The store is searched with slips forgiven; a client has hundreds of rewards, so this is built in an instant.
create index reward_found on rewards.reward using gin (tenant_id, search_text gin_trgm_ops);
