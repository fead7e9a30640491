import type { ListeningEvent, reportListening as endpoint } from '@vitrine/contract/podcasts';
import type { Answer } from '@vitrine/contract/kernel';
import { correctedInstant, hearMore, isHeard, nothingHeard, type Listening, type ListeningAct } from '@vitrine/domain/podcasts';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { episodesFor } from './podcasts-for.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;
type Report = Answer<typeof endpoint>;
const Ranges = z.array(z.tuple([z.number(), z.number()]));

/**
 * Takes what a device heard (POD-01): the newest act of listening by corrected time says where the member is, whatever is sent again or out of order. Events of episodes that
 * are not for the member are named, and the rest is kept all the same. Rows are locked in the order of their episodes, then read, so that two devices add to each other.
 */
export function reportListening(
  { db, clock }: Parts,
  actor: Actor,
  { sentAt, events }: { sentAt: string; events: readonly ListeningEvent[] },
): Promise<Report> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const ids = [...new Set(events.map(({ episodeId }) => episodeId))].toSorted();
    const shown = await episodesFor(tx, actor, { now }).where('e.id', 'in', ids).execute();
    const lengths = new Map(shown.map(({ id, seconds }) => [id, seconds]));
    const at = (event: ListeningEvent) => correctedInstant({ at: Date.parse(event.at), sentAt: Date.parse(sentAt), now: Date.parse(now) });
    const episodes: Report['episodes'] = [];
    for (const episodeId of ids) {
      const seconds = lengths.get(episodeId);
      if (seconds === undefined) continue;
      const before = await lockListening(tx, actor, { episodeId });
      const acts = events.filter((event) => event.episodeId === episodeId).map((event) => actOf(event, at(event)));
      const after = acts.reduce((heard, act) => hearMore(heard, act, seconds), before);
      await write(tx, actor, { episodeId, listening: after });
      episodes.push({ id: episodeId, position: after.position, isDone: isHeard(after) });
    }
    const [known, strange] = [
      events.filter(({ episodeId }) => lengths.has(episodeId)),
      events.filter(({ episodeId }) => !lengths.has(episodeId)),
    ];
    return {
      kept: [...new Set(known.map(({ event_id }) => event_id))],
      refused: strange.map(({ event_id }) => ({ event_id, refusal: 'not_found' as const })),
      episodes,
    };
  });
}

function actOf({ what }: ListeningEvent, at: number): ListeningAct {
  if (what.kind !== 'heard') return { at, what: what.kind };
  return { at, what: 'heard', position: what.position, speed: what.speed, ranges: what.ranges };
}

/** The row is there before it is locked: of two first events at once the second waits for it. */
async function lockListening(tx: Tx, { tenantId, memberId }: Actor, { episodeId }: { episodeId: string }): Promise<Listening> {
  await tx
    .insertInto('podcasts.listening')
    .values({ tenant_id: tenantId, member_id: memberId, episode_id: episodeId, ...columnsOf(nothingHeard) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('podcasts.listening')
    .select(['position', 'placed_at', 'speed', 'ranges', 'done_at', 'undone_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('episode_id', '=', episodeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    position: row.position,
    placedAt: moment(row.placed_at),
    speed: row.speed,
    ranges: Ranges.parse(row.ranges),
    doneAt: moment(row.done_at),
    undoneAt: moment(row.undone_at),
  };
}

const write = (tx: Tx, { tenantId, memberId }: Actor, { episodeId, listening }: { episodeId: string; listening: Listening }) =>
  tx
    .updateTable('podcasts.listening')
    .set(columnsOf(listening))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('episode_id', '=', episodeId)
    .execute();

const columnsOf = ({ position, placedAt, speed, ranges, doneAt, undoneAt }: Listening) => ({
  position,
  placed_at: instant(placedAt),
  speed,
  ranges: JSON.stringify(ranges),
  done_at: instant(doneAt),
  undone_at: instant(undoneAt),
});

const moment = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
