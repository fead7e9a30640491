import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import { isMetBy } from '../identity/index.ts';
import { isModerator } from './ports.ts';

/** Whether the board called `b` in a query is for this member (CLI-09). Moderators see every board. */
export function isOpenTo(actor: Actor): RawBuilder<boolean> {
  if (isModerator(actor)) return sql<boolean>`true`;
  return isMetBy({ looker: actor, rows: sql`from forum.audience as u where u.tenant_id = b.tenant_id and u.board_id = b.id` });
}
