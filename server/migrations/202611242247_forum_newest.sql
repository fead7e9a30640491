-- The newest topics of all boards: words that many titles have are found by walking them.
create index topic_last on forum.topic (tenant_id, last_at desc, id desc) where not is_gone;
