/** What other rooms ask of the ledger, and what they are answered. All amounts are positive integers. */
import type { Balance } from '@vitrine/contract/ledger';
import type { Currency, Explanation } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type LedgerParts = Pick<Platform, 'clock' | 'newId'>;
/** What moves what a member earned tells so: whoever looks at a ranking asks again. */
export type EarningParts = LedgerParts & Pick<Platform, 'publish'>;
/** Whoever acts; the ledger writes their member id on each entry. Jobs act as nobody. */
export type LedgerActor = { tenantId: string; memberId: string | null };

/** Where points lie: a member in a campaign; no campaign for training points. */
export type Wallet = { memberId: string; campaignId: string | null };

/** A campaign's book, told by the room of campaigns when it opens one or moves its end. `name` by locale. */
export type BookAsk = { campaignId: string; name: Partial<Record<string, string>>; endsOn: string; timeZone: string };

export type CreditAsk = Wallet & {
  currency: Currency;
  amount: number;
  /**
   * A photo, a run of a game and an attendance of an event stand for themselves; lines of a sale are one group, decided together. A course and a trail are named by the
   * member’s enrolment, and credited once for each `run` of it (decision D80).
   */
  reason:
    | { kind: 'sale_line'; id: string; saleId: string }
    | { kind: 'photo' | 'game' | 'event'; id: string }
    | { kind: 'course' | 'trail'; id: string; run: number };
  ruleVersionId: string;
  explanation: Explanation;
  /** The day that it counts for: the sale's date at the store. */
  effectiveOn: string;
  /** True: yours at once, but no order is approved on it until an auditor confirms (decision D20). */
  underAudit: boolean;
};

/** `groupId`: the sale, the photo, or the attendance of an event. */
export type ConfirmAsk = { groupId: string; auditorId: string };
export type TakeBackAsk = { groupId: string; kind?: 'sale' | 'photo' | 'event'; why: string; auditorId: string };
/** By currency what was taken back; the orders that were put on hold for it; the points that are owed now because they were spent. */
export type TakenBack = { takenBack: Record<Currency, number>; toHold: string[]; owed: number };
/** Of one currency. Shapes and meanings as the contract's `Balance`. */
export type Balances = Record<Currency, Balance>;

/** Points of a campaign are held for an order; training points, which have no campaign, for a sending to the partner (decision D80). */
export type HoldAsk = { memberId: string; amount: number } & (
  | { campaignId: string; reason: { kind: 'order'; id: string } }
  | { campaignId: null; reason: { kind: 'transfer'; id: string } }
);
/** `approvers`: the two people of the exception (no two alike), or the one who approves on audited points. */
export type CaptureAsk = { holdId: string; approvers: readonly string[]; why?: string };
/** `for`: who caused it, the program unless told; after the campaign's end only the program's own reason leaves the points usable (decision D31). */
export type ReleaseAsk = { holdId: string; why: string; for?: 'program' | 'member' };

/**
 * Port of the ledger, answered by rewards through `app.ts`: puts unapproved orders of the member on hold, newest first, releasing their holds by
 * `release`, until `missing` points came free or none is left. `cause` is the sale that is taken back (null: a photo or an event), and what its auditor wrote. Answers the ids of those orders. Runs inside the transaction that takes back.
 */
export type PutOrdersOnHold = (
  tx: Tx,
  actor: LedgerActor,
  ask: { memberId: string; campaignId: string; missing: number; cause: { saleId: string | null; why: string } },
) => Promise<string[]>;
