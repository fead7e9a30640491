import { sql, type RawBuilder } from 'kysely';
import { isMetBy, type Looker } from '../identity/index.ts';

/**
 * Whether a file `i` in its folder `f`, or the folder alone, is for this member (CLI-09). Every list, count, search, link and preview asks here. Of the file and of each folder above
 * it that was limited, each kind that limits it (groups, areas, tags) has to be met once: so a child narrows what its folder shows and never widens it.
 */
export function isOpenTo(looker: Looker, of: 'file' | 'folder'): RawBuilder<boolean> {
  const owners = of === 'file' ? sql`f.path || i.id` : sql`f.path`;
  const rows = sql`from library.audience as u where u.tenant_id = ${looker.tenantId} and u.owner_id = any(${owners})`;
  return isMetBy({ looker, rows, each: sql.ref('u.owner_id') });
}
