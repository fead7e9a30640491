import type { Sending } from '@vitrine/contract/transfer';
import { judgeSending } from '@vitrine/domain/transfer';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances, hold } from '../ledger/index.ts';
import { registrationKept } from './check-registration.ts';
import { isUsedElsewhere, takeDocument } from './document-rows.ts';
import { hashOf, readDocument, sealDocument } from './documents-at-partner.ts';
import { findPartner, isSender } from './partner/partner-rows.ts';
import { sendingOf, sendingsOf } from './sending-rows.ts';

/** The job that tells the partner of a sending, after the points are held. */
export const tellPartnerJob = 'transfer.tell-partner';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'chance' | 'jobs'>;
type Ask = { document: string; points: number };

/**
 * Sends all training points of a member to the partner (TRF-01, TRF-03): the document is taken, then the points are held, then a job tells the partner by this sending's id; no
 * call is made while anything is locked. What was said of the registration is what `checkRegistration` kept. Refuses in the order of `judgeSending`, at the field where one is to blame.
 */
export function sendPoints(parts: Parts, actor: Actor, { document: typed, points }: Ask): Promise<Sending> {
  const document = readDocument(actor, typed);
  const hash = hashOf(parts, { tenantId: actor.tenantId, document });
  return parts.db.transaction(async (tx) => {
    await judge(parts, tx, actor, { hash, points });
    const documentId = await takeDocument(parts, tx, actor, { hash, document });
    const id = parts.newId();
    const reason = { kind: 'transfer', id } as const;
    const { holdId } = await hold(parts, tx, actor, { memberId: actor.memberId, campaignId: null, amount: points, reason }).catch(
      (fault: unknown) => {
        // Another device was faster, and its sending holds them.
        throw fault instanceof Refusal && fault.code === 'points_short' ? new Refusal('no_points_to_send') : fault;
      },
    );
    const now = parts.clock.now();
    await tx
      .insertInto('transfer.sending')
      .values({
        tenant_id: actor.tenantId,
        id,
        member_id: actor.memberId,
        document_id: documentId,
        sealed_document: sealDocument(parts, { tenantId: actor.tenantId, sendingId: id, document }),
        country: actor.country,
        points,
        state: 'held',
        hold_id: holdId,
        made_at: now,
        asked: 0,
        next_ask_at: now,
      })
      .execute();
    await parts.jobs.send({ tx, name: tellPartnerJob, payload: { tenantId: actor.tenantId, sendingId: id } });
    return sendingOf(await sendingsOf(tx, actor).where('s.id', '=', id).executeTakeFirstOrThrow());
  });
}

async function judge(parts: Parts, tx: Tx, actor: Actor, { hash, points }: { hash: Buffer; points: number }): Promise<void> {
  const partner = await findPartner(tx, actor);
  const { training } = await balances(tx, actor, { memberId: actor.memberId, campaignId: null });
  const underWay = await sendingsOf(tx, actor).where('s.member_id', '=', actor.memberId).where('s.state', '=', 'held').executeTakeFirst();
  const verdict = judgeSending({
    isOpen: partner?.isOpen ?? false,
    maySend: await isSender(tx, actor),
    isUnderWay: underWay !== undefined,
    available: training.available,
    points,
    registration: await registrationKept(parts, tx, actor, { hash }),
    roles: partner?.roles ?? [],
    isUsedElsewhere: await isUsedElsewhere(tx, actor, { hash }),
  });
  if (verdict.ok) return;
  const { refusal } = verdict;
  throw new Refusal(refusal, atDocument.has(refusal) ? { status: 409, fields: { document: refusal } } : {});
}

const atDocument: ReadonlySet<string> = new Set([
  'registration_inactive',
  'registration_invalid',
  'role_unauthorized',
  'document_used_elsewhere',
]);
