import type { CheckedIn } from '@vitrine/contract/events';
import { uncreditedReasons } from '@vitrine/domain/events';
import { checkInTries, judgeCheckIn, textIn, type CheckInWay } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { countFailure, countTry } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import { noteOnFeed } from '../notices/index.ts';
import { creditArrival, noteCredit, takePlace, withOrWithoutPoints, type ArrivingParts } from './arrive.ts';
import { areDigits, limitOfCode, refuseUsedUpCode, stepOfQr } from './codes.ts';
import { wordOf, type Event } from './event-rows.ts';
import { getSeen } from './seen.ts';

type Parts = ArrivingParts & Pick<Platform, 'secret'>;
type Ask = { eventId: string; way: CheckInWay; code: string; scannedAt: string };

/**
 * Says by a code that the member is there (EVT-02), and credits the event's points once (EVT-03). Whoever is there already is told so, and nothing is credited again. A code that came
 * late from a device without a network waits for the organizer. Refuses `not_found`, `level_too_low`, `event_cancelled`, `check_in_undone`, what the code is refused for, and
 * `too_many_requests` for one who guesses.
 */
export async function checkIn(parts: Parts, actor: Actor, { eventId, ...scan }: Ask): Promise<CheckedIn> {
  const reader = parts.db.write();
  const { event, entry } = await getSeen(reader, actor, { eventId });
  if (event.state === 'cancelled') throw new Refusal('event_cancelled');
  const before = await placeOf(reader, actor, event);
  if (before) return before;
  if (entry.levelsMissing > 0) throw new Refusal('level_too_low');
  const { isLate } = await judgeCode(parts, actor, { event, ...scan });
  return withOrWithoutPoints(parts, async (tx, without) => {
    const arrived = { way: scan.way, scannedAt: scan.scannedAt, isLate };
    if (!(await takePlace(parts, tx, actor, { event, arrived }))) {
      const other = await placeOf(tx, actor, event);
      if (!other) throw new Error('events: a place that is taken is gone');
      return other;
    }
    const at = parts.clock.now();
    if (isLate) return { state: 'to_check', at, points: 0, uncredited: null, isAlready: false };
    const credited = await creditArrival(parts, tx, actor, { event, by: actor.memberId, without });
    await noteCredit(tx, actor, event, credited);
    const facts = { eventId, title: textIn(event.name, localeOf(actor)), points: credited.points };
    await noteOnFeed(parts, tx, actor, { kind: 'event_attended', facts, cause: `event ${eventId} attended` });
    return { state: 'arrived', at, points: credited.points, uncredited: credited.uncredited, isAlready: false };
  });
}

/** Where the member stands already; undefined before their first code. Refuses `check_in_undone`: only the organizer lets in again whom they took out. */
async function placeOf(db: Reader | Tx, { tenantId, memberId }: Actor, event: Event): Promise<CheckedIn | undefined> {
  const row = await db
    .selectFrom('events.arrival')
    .select(['state', 'arrived_at', 'points', 'uncredited'])
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', event.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.state === 'undone') throw new Refusal('check_in_undone');
  return {
    state: wordOf(['arrived', 'to_check'], row.state),
    at: row.arrived_at,
    points: row.points,
    uncredited: row.uncredited === null ? null : wordOf(uncreditedReasons, row.uncredited),
    isAlready: true,
  };
}

/**
 * Each try of the digits is counted before it is looked at, so that many at once do not slip through; wrong ones also against the code itself, by whomever (D36). Looked at once more
 * afterwards: others may have used the code up beside this one.
 */
async function judgeCode(
  parts: Parts,
  actor: Actor,
  { event, way, code, scannedAt }: Omit<Ask, 'eventId'> & { event: Event },
): Promise<{ isLate: boolean }> {
  const facts = { way, now: parts.clock.now(), scannedAt, beginsAt: event.beginsAt, endsAt: event.endsAt };
  const coded = { ...event, tenantId: actor.tenantId };
  if (way === 'digits') {
    const isTime = judgeCheckIn({ ...facts, isRight: true, step: null });
    if (!isTime.ok) throw new Refusal(isTime.refusal);
    await refuseUsedUpCode(parts, event);
    const { ofMember: tries, withinMinutes: windowMinutes } = checkInTries;
    await countTry(parts, { count: { what: 'check-in', who: actor.memberId, tries, windowMinutes } });
  }
  const step = way === 'qr' ? stepOfQr(parts, coded, code) : null;
  const isRight = way === 'qr' ? step !== null : areDigits(parts, coded, code.replaceAll(/\s/g, ''));
  const verdict = judgeCheckIn({ ...facts, isRight, step });
  if (way === 'digits' && !isRight) await countFailure(parts, limitOfCode(event));
  if (!verdict.ok)
    throw new Refusal(verdict.refusal, verdict.refusal === 'invalid_check_in_code' ? { fields: { code: verdict.refusal } } : {});
  if (way === 'digits') await refuseUsedUpCode(parts, event);
  return verdict;
}
