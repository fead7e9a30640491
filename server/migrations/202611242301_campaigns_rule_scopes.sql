-- Rules of points tables also by form factor, by processor, and by processor and generation; each for the stores of one chain, or for all.
alter table campaigns.points_rule drop constraint points_rule_scope_check;
alter table campaigns.points_rule add constraint points_rule_scope_check
  check (scope in ('sku', 'generation', 'processor', 'form_factor', 'product_type', 'brand'));
alter table campaigns.points_rule add column retailer_id uuid;
alter table campaigns.points_rule add foreign key (tenant_id, retailer_id) references campaigns.retailer (tenant_id, id);
alter table campaigns.points_rule drop constraint points_rule_tenant_id_table_id_scope_value_key;
alter table campaigns.points_rule add constraint points_rule_about unique nulls not distinct (tenant_id, table_id, scope, value, retailer_id);
