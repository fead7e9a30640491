import { eventKinds, eventStates, type EventKind, type EventState } from '@vitrine/domain/events';
import type { LocalDate, Text } from '@vitrine/domain/kernel';
import { rankOf, type Rank } from '@vitrine/domain/levels';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** An event as it stands. */
export type Event = {
  id: string;
  version: number;
  state: EventState;
  kind: EventKind;
  name: Text;
  description: Text;
  program: Text;
  fileId: string | null;
  beginsAt: string;
  endsAt: string;
  timeZone: string;
  place: string;
  address: string;
  joinUrl: string;
  campaignId: string | null;
  points: number;
  rankNeeded: Rank;
  isByInvitation: boolean;
  seats: number | null;
  coming: number;
  codeRound: number;
  cancelledWhy: string;
  remindedAt: string | null;
  /** Null for one that does not repeat. */
  seriesId: string | null;
  /** The day on which the rule of its series put it, wherever it was moved to. */
  seriesDay: LocalDate | null;
};

/** Events of a client. */
export const eventsOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('events.event as e').selectAll('e').where('e.tenant_id', '=', tenantId);

/** Refuses `not_found`. */
export async function getEventRow(db: Reader, actor: Tenant, { eventId }: { eventId: string }): Promise<Event> {
  const row = await eventsOf(db, actor).where('e.id', '=', eventId).executeTakeFirst();
  if (!row) throw notFound();
  return eventOf(row);
}

/** Locked before anything is judged for a write of staff. Refuses `not_found`. */
export async function lockEvent(tx: Tx, actor: Tenant, { eventId }: { eventId: string }): Promise<Event> {
  const row = await eventsOf(tx, actor).where('e.id', '=', eventId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return eventOf(row);
}

/** A stored row in the room's words. */
export const eventOf = (row: Selectable<DB['events.event']>): Event => ({
  id: row.id,
  version: row.version,
  state: wordOf(eventStates, row.state),
  kind: wordOf(eventKinds, row.kind),
  name: parseText(row.name),
  description: parseText(row.description),
  program: parseText(row.program),
  fileId: row.file_id,
  beginsAt: row.begins_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  place: row.place,
  address: row.address,
  joinUrl: row.join_url,
  campaignId: row.campaign_id,
  points: row.points,
  rankNeeded: rankOf(row.rank_needed),
  isByInvitation: row.is_by_invitation,
  seats: row.seats,
  coming: row.coming,
  codeRound: row.code_round,
  cancelledWhy: row.cancelled_why,
  remindedAt: row.reminded_at,
  seriesId: row.series_id,
  seriesDay: row.series_day,
});

/** A stored word, which only this room writes. */
export function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`events: ${word} is no known word`);
  return known;
}
