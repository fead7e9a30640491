import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { DB } from '../../../platform/database/types.gen.ts';

/** For LIKE: names that contain these words; nothing that was typed is a wildcard. */
export const namesLike = (typed: string): string => `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type Row = ExpressionBuilder<DB & { m: DB['identity.member']; p: DB['identity.person'] }, 'm' | 'p'>;

/** Names that hold what was typed, case and accents aside. */
export const isNamed = (typed: string): RawBuilder<boolean> =>
  sql<boolean>`translate(lower(p.full_name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') like translate(lower(${namesLike(typed)}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

/** Members of a group of the client. */
export const isInGroup = (row: Row, { tenantId, groupId }: { tenantId: string; groupId: string }) =>
  row.exists(
    row
      .selectFrom('identity.member_in_group as g')
      .select('g.member_id')
      .where('g.tenant_id', '=', tenantId)
      .whereRef('g.member_id', '=', 'm.id')
      .where('g.group_id', '=', groupId),
  );
