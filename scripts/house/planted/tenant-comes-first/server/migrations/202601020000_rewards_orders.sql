CREATE TABLE rewards.shelf (id uuid NOT NULL, tenant uuid NOT NULL);
CREATE TABLE rewards.order (
  tenant_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid(),
  code text UNIQUE,
  member_id uuid REFERENCES identity.member (id),
  PRIMARY KEY (id),
  UNIQUE (code, tenant_id),
  FOREIGN KEY (member_id) REFERENCES identity.member (id)
);
CREATE INDEX order_by_code ON rewards.order (code, tenant_id);
ALTER TABLE rewards.order ADD CONSTRAINT order_code UNIQUE (code);
ALTER TABLE rewards.order ADD COLUMN coupon text UNIQUE, ADD COLUMN note text;
