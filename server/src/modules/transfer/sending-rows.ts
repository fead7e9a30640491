import type { Sending } from '@vitrine/contract/transfer';
import { rejectReasons, sendingStates } from '@vitrine/domain/transfer';
import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import type { Actor } from '../../platform/http/index.ts';

type Row = Pick<
  Selectable<DB['transfer.sending']>,
  'id' | 'points' | 'state' | 'made_at' | 'settled_at' | 'posted_on' | 'use_until' | 'reason'
> & { ending: string };

/** Sendings (`s`) of the client with the document (`d`) that each went to. */
export const sendingsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('transfer.sending as s')
    .innerJoin('transfer.document as d', (join) => join.onRef('d.tenant_id', '=', 's.tenant_id').onRef('d.id', '=', 's.document_id'))
    .select(['s.id', 's.points', 's.state', 's.made_at', 's.settled_at', 's.posted_on', 's.use_until', 's.reason', 'd.ending'])
    .where('s.tenant_id', '=', tenantId);

/** As its member sees it. */
export const sendingOf = (row: Row): Sending => ({
  id: row.id,
  points: row.points,
  state: wordOf(sendingStates, row.state),
  ending: row.ending,
  madeAt: row.made_at,
  settledAt: row.settled_at,
  postedOn: row.posted_on,
  useUntil: row.use_until,
  reason: row.reason === null ? null : wordOf(rejectReasons, row.reason),
});

/** A word of a closed list as the database spells it; a fault for any other. */
export function wordOf<W extends string>(words: readonly W[], stored: string): W {
  const word = words.find((one) => one === stored);
  if (!word) throw new Error(`transfer: ${stored} is none of ${words.join(', ')}`);
  return word;
}
