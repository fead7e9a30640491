export type Tx = Record<string, any>;

export const now = () => 0;
export const peek = (tx: Tx) => tx.selectFrom('identity.session').selectAll();
export const pending = (tx: Tx) => tx.selectFrom('pg_catalog.pg_tables').selectAll();
