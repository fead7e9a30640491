import type { Notice } from '@vitrine/contract/notices';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StreamEvent } from '../../platform/realtime/index.ts';
import { lastPosition, listBehind, type PlacedNotice } from './queries.ts';

const batchSize = 100;
/** Positions are given out before a commit, so a later one may be seen first; no transaction lives longer than this. */
const latecomersMs = 60_000;

/**
 * Looks at what is new for a member: behind `lastEventId` first, from now on without one. Answers a function that gives each notice
 * once, latecomers with a lower position included.
 */
export async function followNotices({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, lastEventId: string | undefined) {
  let floor = positionIn(lastEventId) ?? (await lastPosition(db.write(), actor));
  const given = new Map<number, number>();

  return async (): Promise<StreamEvent[]> => {
    const now = Date.parse(clock.now());
    for (const [position, at] of given) {
      if (at + latecomersMs > now) continue;
      given.delete(position);
      floor = Math.max(floor, position);
    }
    const fresh: PlacedNotice[] = [];
    for (let after = floor; ;) {
      const batch = await listBehind(db.write(), actor, { after, limit: batchSize });
      fresh.push(...batch.filter(({ position }) => !given.has(position)));
      if (batch.length < batchSize) break;
      after = batch.at(-1)?.position ?? after;
    }
    for (const { position } of fresh) given.set(position, now);
    return fresh.map(toEvent);
  };
}

const positionIn = (lastEventId: string | undefined) => (/^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined);

function toEvent({ position, ...notice }: PlacedNotice): StreamEvent {
  return { id: String(position), event: notice.kind, data: notice satisfies Notice };
}
