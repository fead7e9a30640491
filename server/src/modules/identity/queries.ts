import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';

/** The person of this host by any of the three names, with the member that they used last; a document is compared without its marks. */
export async function findByName({ db }: Pick<Platform, 'db'>, { host, username }: { host: string; username: string }) {
  const document = username.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return db
    .write()
    .selectFrom('identity.person as p')
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'p.site_id').on('h.host', '=', host))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('identity.member as m')
          .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
          .select(['m.id as member_id', 'm.tenant_id'])
          .whereRef('m.tenant_id', '=', 't.id')
          .whereRef('t.site_id', '=', 'p.site_id')
          .whereRef('m.person_id', '=', 'p.id')
          .orderBy('t.created_at')
          .orderBy('t.id')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.password_hash', 'p.status', 'm.member_id', 'm.tenant_id'])
    .where((row) =>
      row.or([
        row(sql`lower(p.user_name)`, '=', username.toLowerCase()),
        row(sql`lower(p.email)`, '=', username.toLowerCase()),
        ...(document ? [row('p.document', '=', document)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}
