import type { TransferPage } from '@vitrine/contract/transfer';
import { documentKindOf } from '@vitrine/domain/identity';
import { monthsToUse, partnerRoles } from '@vitrine/domain/transfer';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances } from '../ledger/index.ts';
import { findPartner, isSender } from './partner/partner-rows.ts';
import { sendingOf, sendingsOf } from './sending-rows.ts';

/** The newest ones that a member sees; the statement has them all. */
const pastShown = 24;

/** What the member may send, what waits for the partner, and what was sent until when (TRF-01, TRF-02). Read from the primary: what was just held is held. */
export async function getTransfer({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<TransferPage> {
  const reader = db.write();
  const partner = await findPartner(reader, actor);
  const { training } = await balances(reader, actor, { memberId: actor.memberId, campaignId: null });
  const own = sendingsOf(reader, actor).where('s.member_id', '=', actor.memberId);
  const [waiting] = await own.where('s.state', '=', 'held').execute();
  const past = await own.where('s.state', '<>', 'held').orderBy('s.made_at', 'desc').orderBy('s.id', 'desc').limit(pastShown).execute();
  return {
    partner: partner?.isOpen ? { name: partner.name, siteUrl: partner.siteUrl } : null,
    program: await programOf(reader, actor),
    available: training.available,
    held: training.held,
    maySend: partner === undefined || (await isSender(reader, actor)),
    roles: partner?.roles ?? [...partnerRoles],
    document: await documentOf(reader, actor),
    country: actor.country,
    monthsToUse,
    underWay: waiting ? sendingOf(waiting) : null,
    past: past.map(sendingOf),
  };
}

async function programOf(db: Reader, { tenantId }: Actor): Promise<string> {
  const { name } = await db.selectFrom('tenancy.tenant').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow();
  return name;
}

/** The document that the person registered with, where it is of the kind that their country’s partner knows people by. */
async function documentOf(db: Reader, { personId, country }: Actor): Promise<string> {
  const row = await db.selectFrom('identity.person').select(['document', 'document_kind']).where('id', '=', personId).executeTakeFirst();
  return row?.document_kind === documentKindOf(country) ? (row.document ?? '') : '';
}
