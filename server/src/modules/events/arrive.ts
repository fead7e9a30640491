import type { ArrivalWay, UncreditedReason } from '@vitrine/domain/events';
import { uncreditedReasons } from '@vitrine/domain/events';
import { dayIn, textIn } from '@vitrine/domain/kernel';
import { noPromotion } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { registrationOf } from '../campaigns/index.ts';
import { credit } from '../ledger/index.ts';
import type { Event } from './event-rows.ts';

export type ArrivingParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
type Whose = { tenantId: string; memberId: string };
export type Credited = { creditId: string | null; points: number; uncredited: UncreditedReason | null };
type Without = UncreditedReason | undefined;

/**
 * Somebody is there whether or not there are points for it: where the campaign is closed or its budget spent, the same is done once more without the credit, which a transaction cannot
 * take out of its middle.
 */
export async function withOrWithoutPoints<T>({ db }: Pick<Platform, 'db'>, work: (tx: Tx, without: Without) => Promise<T>): Promise<T> {
  try {
    return await db.transaction((tx) => work(tx, undefined));
  } catch (fault) {
    const without = fault instanceof Refusal ? uncreditedReasons.find((one) => one === fault.code) : undefined;
    if (!without) throw fault;
    return db.transaction((tx) => work(tx, without));
  }
}

/**
 * Credits an event's points to whoever was there, for ever once by `creditId` (EVT-03). Nobody audits them: a code of the organizer's screen or the organizer stands for it (`by`).
 * Refuses `campaign_closed` and `budget_spent`.
 */
export async function creditArrival(
  parts: ArrivingParts,
  tx: Tx,
  { tenantId, memberId }: Whose,
  { event, by, without }: { event: Event; by: string; without: Without },
): Promise<Credited> {
  const { campaignId, points } = event;
  const none = (uncredited: UncreditedReason | null): Credited => ({ creditId: null, points: 0, uncredited });
  if (points === 0 || campaignId === null) return none(null);
  if (without) return none(without);
  if (!(await registrationOf(tx, { tenantId, memberId }, { campaignId }))) return none('not_registered');
  const creditId = parts.newId();
  await credit(
    parts,
    tx,
    { tenantId, memberId: by },
    {
      memberId,
      campaignId,
      currency: 'points',
      amount: points,
      reason: { kind: 'event', id: creditId },
      ruleVersionId: event.id,
      explanation: {
        version: 1,
        base: points,
        quantity: 1,
        multiplier: noPromotion,
        rounding: 'half_up',
        promotionIds: [],
        rule: { id: event.id, by: 'event', tableVersion: event.version },
        product: { sku: '', name: textIn(event.name, 'pt-BR') },
      },
      effectiveOn: dayIn(event.timeZone, event.beginsAt),
      underAudit: false,
    },
  );
  return { creditId, points, uncredited: null };
}

export type Arrived = { way: ArrivalWay; scannedAt: string; isLate: boolean };

/** A member's place in the list of arrivals; false where it is taken, also by one who came at the same moment. */
export async function takePlace(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tenantId, memberId }: Whose,
  { event, arrived }: { event: Event; arrived: Arrived },
): Promise<boolean> {
  const { way, scannedAt, isLate } = arrived;
  const taken = await tx
    .insertInto('events.arrival')
    .values({
      tenant_id: tenantId,
      event_id: event.id,
      member_id: memberId,
      state: isLate ? 'to_check' : 'arrived',
      way,
      scanned_at: scannedAt,
      arrived_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Writes what came of it beside the arrival. */
export const noteCredit = (tx: Tx, { tenantId, memberId }: Whose, event: Event, { creditId, points, uncredited }: Credited) =>
  tx
    .updateTable('events.arrival')
    .set({ credit_id: creditId, points, uncredited })
    .where('tenant_id', '=', tenantId)
    .where('event_id', '=', event.id)
    .where('member_id', '=', memberId)
    .execute();
