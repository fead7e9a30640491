import { namesOf, type NamesOf } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import type { SitePorts } from './find-site.ts';
import type { CountMembers } from './list-clients.ts';
import { tenancyRoutes } from './routes.ts';
import { tenancyFileAccess } from './stored-files.ts';

export const tenancy: Room<SitePorts & { countMembers: CountMembers }> = (platform, ports) => ({
  routes: [tenancyRoutes(platform, ports)],
  fileAccess: tenancyFileAccess,
  trailNames: { client: clientsNamed },
});

const clientsNamed: NamesOf = async (db, { ids, locale }) =>
  namesOf(
    await db
      .selectFrom('tenancy.tenant')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
    locale,
  );
