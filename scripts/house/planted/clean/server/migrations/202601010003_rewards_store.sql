CREATE SCHEMA rewards;
CREATE TABLE rewards.reward (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  title text NOT NULL DEFAULT 'from platform.secret; drop',
  picture_id uuid REFERENCES platform.file (id),
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT reward_title UNIQUE (tenant_id, title),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES identity.member (tenant_id, id) ON UPDATE CASCADE
);
CREATE INDEX reward_by_title ON rewards.reward USING btree (tenant_id, lower(title)) WHERE title <> '';
ALTER TABLE ONLY rewards.reward ADD COLUMN stock integer NOT NULL DEFAULT 0, ADD CONSTRAINT reward_picture UNIQUE (tenant_id, picture_id);
INSERT INTO rewards.reward (tenant_id, id) SELECT m.tenant_id, m.id FROM identity.member m;
CREATE VIEW rewards.shelf AS SELECT r.id FROM rewards.reward r JOIN identity.member m ON m.id = r.owner_id;
COMMENT ON TABLE rewards.reward IS 'see ledger.entry';
REVOKE UPDATE, DELETE ON rewards.reward FROM vitrine_app;
