import type { Module } from '@vitrine/domain/tenancy';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

/** The clients of a site that have a module switched on (CLI-03), by their names. */
export function clientsWithModule(
  db: Reader,
  { siteId, module }: { siteId: string; module: Module },
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('tenancy.tenant')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`${module} = any(modules)`)
    .orderBy('name')
    .execute();
}
