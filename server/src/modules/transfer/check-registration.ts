import type { checkRegistration as wire } from '@vitrine/contract/transfer';
import type { Answer } from '@vitrine/contract/kernel';
import {
  lookUpsAnHour,
  partnerRoles,
  refusalOfRegistration,
  registrationMinutes,
  type PartnerRole,
  type RegistrationState,
} from '@vitrine/domain/transfer';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUsedElsewhere } from './document-rows.ts';
import { hashOf, readDocument } from './documents-at-partner.ts';
import { partnerClient } from './partner/client.ts';
import { findPartner, isSender } from './partner/partner-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'log'>;

/**
 * Asks the partner whether a document is registered there, outside of any transaction, and keeps what it said for the sending that follows (TRF-01). A member asks about few
 * documents an hour, so that nobody tries numbers. Refuses at the field what is not a document, what the partner refuses, and what another account used; else
 * `transfer_closed`, `no_permission_to_send`, `too_many_documents` and `partner_unreachable`.
 */
export async function checkRegistration(parts: Parts, actor: Actor, ask: { document: string }): Promise<Answer<typeof wire>> {
  const reader = parts.db.write();
  const partner = await findPartner(reader, actor);
  if (!partner?.isOpen) throw new Refusal('transfer_closed');
  if (!(await isSender(reader, actor))) throw new Refusal('no_permission_to_send');
  const document = readDocument(actor, ask.document);
  const hash = hashOf(parts, { tenantId: actor.tenantId, document });
  if (await isUsedElsewhere(reader, actor, { hash })) throw atDocument('document_used_elsewhere');
  const known = await registrationKept(parts, reader, actor, { hash });
  const said = known ?? (await askAnew(parts, actor, { partner, document, hash }));
  const refusal = refusalOfRegistration(said, partner.roles);
  if (refusal) throw atDocument(refusal);
  return said;
}

const atDocument = (refusal: string) => new Refusal(refusal, { status: 409, fields: { document: refusal } });

type Said = { state: RegistrationState; role: PartnerRole | null };

async function askAnew(
  parts: Parts,
  actor: Actor,
  { partner, document, hash }: { partner: Parameters<typeof partnerClient>[1]; document: string; hash: Buffer },
): Promise<Said> {
  await countLookUp(parts, actor, { hash });
  const said = await partnerClient(parts, partner).lookUp({ document, country: actor.country });
  if (!said) throw new Refusal('partner_unreachable', { status: 503 });
  await parts.db
    .write()
    .updateTable('transfer.look_up')
    .set({ state: said.state, role: said.role, looked_at: parts.clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('document_hash', '=', hash)
    .execute();
  return said;
}

/** Counted before the partner is asked, two at once one after the other; what was said of another document is forgotten. Refuses `too_many_documents`. */
async function countLookUp({ db, clock }: Parts, { tenantId, memberId }: Actor, { hash }: { hash: Buffer }): Promise<void> {
  const [now, hourAgo] = [clock.now(), clock.in(-3_600_000)];
  const blank = { document_hash: hash, state: null, role: null, looked_at: now };
  const counted = await db
    .write()
    .insertInto('transfer.look_up')
    .values({ tenant_id: tenantId, member_id: memberId, ...blank, hour_began_at: now, in_hour: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id'])
        .doUpdateSet((row) => {
          const isOver = row('transfer.look_up.hour_began_at', '<=', hourAgo);
          return {
            ...blank,
            hour_began_at: row.case().when(isOver).then(now).else(row.ref('transfer.look_up.hour_began_at')).end(),
            in_hour: row
              .case()
              .when(isOver)
              .then(1)
              .else(row('transfer.look_up.in_hour', '+', 1))
              .end(),
          };
        })
        .where((row) =>
          row.or([row('transfer.look_up.in_hour', '<', lookUpsAnHour), row('transfer.look_up.hour_began_at', '<=', hourAgo)]),
        ),
    )
    .returning('in_hour')
    .executeTakeFirst();
  if (!counted) throw new Refusal('too_many_documents', { status: 429, retryAfterSeconds: 3_600 });
}

/** What the partner said of this very document a short while ago; undefined where it has to be asked. */
export async function registrationKept(
  { clock }: Pick<Parts, 'clock'>,
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { hash }: { hash: Buffer },
): Promise<Said | undefined> {
  const row = await db
    .selectFrom('transfer.look_up')
    .select(['state', 'role'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('document_hash', '=', hash)
    .where('state', '=', 'active') // what was refused may have been mended since
    .where('looked_at', '>', clock.in(-registrationMinutes * 60_000))
    .executeTakeFirst();
  return row && { state: 'active', role: row.role === null ? null : roleOf(row.role) };
}

const roleOf = (stored: string): PartnerRole | null => partnerRoles.find((role) => role === stored) ?? null;
