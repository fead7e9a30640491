import { dayIn } from '@vitrine/domain/kernel';
import { minutesToNextAsk, settle, useUntil } from '@vitrine/domain/transfer';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { capture, lockWallet, release } from '../ledger/index.ts';
import { freeUnused } from './document-rows.ts';
import { openDocument } from './documents-at-partner.ts';
import { partnerClient, type Said } from './partner/client.ts';
import { findPartner, type Partner } from './partner/partner-rows.ts';
import { tellPartnerJob } from './send-points.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'settings' | 'log'>;
type One = { tenantId: string; sendingId: string };

type Held = {
  tenantId: string;
  id: string;
  memberId: string;
  documentId: string;
  holdId: string;
  document: string;
  country: string;
  points: number;
  asked: number;
};

/**
 * Tells the partner of a held sending, or asks it what became of one that it was told of before, by the same id (TRF-03, decision D34): a yes posts it, a no gives the points back,
 * anything else leaves them held and asks again later. Nothing is held by a transaction while the partner is waited for, so it may be done twice, at once, and be killed anywhere:
 * the partner posts an id once, and of two who settle a sending one finds it held.
 */
export async function tellPartner(parts: Parts, { tenantId, sendingId }: One): Promise<void> {
  const held = await findHeld(parts, { tenantId, sendingId });
  if (!held) return;
  const partner = await findPartner(parts.db.write(), { tenantId });
  const said = partner ? await hear(parts, { partner, held }) : unheard;
  await settleBy(parts, { held, said });
}

const unheard: Said = { answer: 'unknown', postedOn: null, reason: null };

/** What the partner has is asked for first, and told only where it never heard of it. */
async function hear(parts: Parts, { partner, held }: { partner: Partner; held: Held }): Promise<Said> {
  const client = partnerClient(parts, partner);
  const { id, document, country, points, asked } = held;
  const known: Said = asked === 0 ? { ...unheard, answer: 'missing' } : await client.stateOf({ id });
  return settle('held', known.answer).move === 'ask' ? client.send({ id, document, country, points }) : known;
}

async function findHeld(parts: Pick<Parts, 'db' | 'secret'>, { tenantId, sendingId }: One): Promise<Held | undefined> {
  const row = await parts.db
    .write()
    .selectFrom('transfer.sending')
    .select(['id', 'member_id', 'document_id', 'hold_id', 'sealed_document', 'country', 'points', 'asked'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sendingId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (!row?.sealed_document) return undefined;
  return {
    tenantId,
    id: row.id,
    memberId: row.member_id,
    documentId: row.document_id,
    holdId: row.hold_id,
    document: openDocument(parts, { tenantId, sendingId, sealed: row.sealed_document }),
    country: row.country,
    points: row.points,
    asked: row.asked,
  };
}

/** The wallet first, then the sending (law 6): of two answers to one sending the second finds it settled, and moves nothing. */
export function settleBy(parts: Parts, { held, said }: { held: Omit<Held, 'document' | 'country' | 'points'>; said: Said }): Promise<void> {
  const { tenantId, memberId } = held;
  const actor = { tenantId, memberId: null }; // no person: the partner decided
  return parts.db.transaction(async (tx) => {
    const { move, state } = settle('held', said.answer);
    if (move === 'wait' || move === 'ask') return noteAnswer(parts, tx, { held, said });
    await lockWallet(tx, actor, { memberId, campaignId: null });
    const now = parts.clock.now();
    const postedOn = state === 'sent' ? (said.postedOn ?? dayIn('UTC', now)) : null;
    const settled = await tx
      .updateTable('transfer.sending')
      .set((row) => ({
        state,
        sealed_document: null,
        settled_at: now,
        asked: row('asked', '+', 1),
        last_answer: said.answer,
        next_ask_at: null,
        posted_on: postedOn,
        use_until: postedOn === null ? null : useUntil(postedOn),
        reason: said.reason,
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', held.id)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    if (settled.numUpdatedRows === 0n) return;
    if (move === 'post') await capture(parts, tx, actor, { holdId: held.holdId, approvers: [] });
    else await giveBack(parts, tx, { held, said });
  });
}

async function giveBack(
  parts: Parts,
  tx: Tx,
  { held, said }: { held: Pick<Held, 'tenantId' | 'holdId' | 'documentId'>; said: Said },
): Promise<void> {
  const { tenantId, holdId, documentId } = held;
  await release(parts, tx, { tenantId, memberId: null }, { holdId, why: said.reason ?? '' });
  await freeUnused(parts, tx, { tenantId }, { documentId });
}

async function noteAnswer(
  { clock }: Parts,
  tx: Tx,
  { held, said }: { held: Pick<Held, 'tenantId' | 'id' | 'asked'>; said: Said },
): Promise<void> {
  await tx
    .updateTable('transfer.sending')
    .set({ asked: held.asked + 1, last_answer: said.answer, next_ask_at: clock.in(minutesToNextAsk(held.asked + 1) * 60_000) })
    .where('tenant_id', '=', held.tenantId)
    .where('id', '=', held.id)
    .where('state', '=', 'held')
    .execute();
}

/** As many of a client as one round asks after; what is left comes with the next one. */
const atOnce = 200;

/** Asks after every held sending whose time has come, the longest waiting first: each by a job of its own, so that a partner that is silent holds up nobody else. */
export async function askAfterHeld({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) {
    const due = await db
      .write()
      .selectFrom('transfer.sending')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('state', '=', 'held')
      .where('next_ask_at', '<=', clock.now())
      .orderBy('next_ask_at')
      .limit(atOnce)
      .execute();
    for (const { id: sendingId } of due) await jobs.send({ name: tellPartnerJob, payload: { tenantId, sendingId }, once: sendingId });
  }
}
