import type { AuditPhoto } from '@vitrine/contract/photos';
import { localeOf, textIn, dayIn } from '@vitrine/domain/kernel';
import { needsNote, type PhotoReason } from '@vitrine/domain/photos';
import { recordChange } from '../../platform/audit/index.ts';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { confirmCredits, takeBack, type PutOrdersOnHold } from '../ledger/index.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { lockPhotoToDecide } from './claims.ts';
import { getPhotoToAudit } from './get-photo-to-audit.ts';
import type { LockedPhoto } from './queries.ts';
import { creditPhoto, type PhotosParts } from './send-photo.ts';

type Seen = { photoId: string; version: number };
type Word = { state: 'approved' | 'reproved'; reason: PhotoReason | null; note: string };

/** Approves a photo: points that were given are audited from now on; where the campaign gives them on approval they come now (PHO-03). */
export function approvePhoto(parts: PhotosParts, actor: Actor, ask: Seen): Promise<AuditPhoto> {
  return decide(parts, actor, { ...ask, word: { state: 'approved', reason: null, note: '' } }, async (tx, photo) => {
    if (photo.credits === 'at_once') return confirmCredits(parts, tx, actor, { groupId: photo.id, auditorId: actor.memberId });
    return creditApproved(parts, tx, actor, photo);
  });
}

/** Reproves a photo with a reason: points come back as D20 says, and the week of its type and store is free again (D23). Refuses `note_required`. */
export function reprovePhoto(
  parts: PhotosParts & { putOrdersOnHold: PutOrdersOnHold },
  actor: Actor,
  { reason, note, ...ask }: Seen & { reason: PhotoReason; note: string },
): Promise<AuditPhoto> {
  if (needsNote(reason) && note === '') throw new Refusal('note_required', { fields: { note: 'note_required' } });
  return decide(parts, actor, { ...ask, word: { state: 'reproved', reason, note } }, async (tx, photo) => {
    if (photo.credits === 'at_once')
      await takeBack(parts, tx, actor, { groupId: photo.id, kind: 'photo', why: note, auditorId: actor.memberId });
  });
}

/** The one way to decide: the photo's row is locked before anything moves, so of two auditors the second is told what the first did (D37). */
function decide(
  parts: PhotosParts,
  actor: Actor,
  { photoId, version, word }: Seen & { word: Word },
  move: (tx: Tx, photo: LockedPhoto) => Promise<unknown>,
): Promise<AuditPhoto> {
  return parts.db.transaction(async (tx) => {
    const photo = await lockPhotoToDecide(parts, tx, actor, { photoId, version });
    await tx
      .updateTable('photos.photo')
      .set((row) => ({
        ...word,
        version: row('version', '+', 1),
        decided_at: parts.clock.now(),
        decided_by: actor.memberId,
        claimed_by: null,
        claimed_until: null,
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', photo.id)
      .execute();
    await move(tx, photo);
    await tellSender(parts, tx, actor, { photo, word });
    const subject = { subject: 'photo', subjectId: photo.id, before: { state: photo.state }, after: word };
    await recordChange(tx, actor, { ...subject, what: `photo.${word.state}`, now: parts.clock.now(), id: parts.newId() });
    return getPhotoToAudit(within(parts, tx), actor, { photoId });
  });
}

async function creditApproved(parts: PhotosParts, tx: Tx, actor: Actor, photo: LockedPhoto): Promise<void> {
  const row = await tx
    .selectFrom('photos.type as y')
    .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 'y.tenant_id').on('st.id', '=', photo.store_id))
    .select(['y.id', 'y.version', 'y.name', 'st.time_zone'])
    .where('y.tenant_id', '=', actor.tenantId)
    .where('y.id', '=', photo.type_id)
    .executeTakeFirstOrThrow();
  const credited = { id: photo.id, memberId: photo.member_id, campaignId: photo.campaign_id, points: photo.points };
  await creditPhoto(parts, tx, actor, {
    photo: { ...credited, type: { ...row, points: photo.points } },
    effectiveOn: dayIn(row.time_zone, photo.sent_at),
    underAudit: false,
  });
}

/** In the sender's own language; their screen says the reason in it too. */
async function tellSender(
  parts: PhotosParts,
  tx: Tx,
  { tenantId }: Actor,
  { photo, word }: { photo: LockedPhoto; word: Word },
): Promise<void> {
  const { name, store, language_id } = await tx
    .selectFrom('photos.type as y')
    .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 'y.tenant_id').on('st.id', '=', photo.store_id))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'y.tenant_id').on('m.id', '=', photo.member_id))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('y.tenant_id', '=', tenantId)
    .where('y.id', '=', photo.type_id)
    .select(['y.name', 'st.name as store', spokenLanguage('p.language_id', 'y.tenant_id').as('language_id')])
    .executeTakeFirstOrThrow();
  const title = `${textIn(parseText(name), localeOf(language_id) ?? 'pt-BR')} · ${store}`;
  const { state, reason, note } = word;
  await tell(
    parts,
    tx,
    { tenantId, memberId: photo.member_id },
    {
      kind: state === 'approved' ? 'photo_approved' : 'photo_reproved',
      facts: { photoId: photo.id, title, points: photo.points, reason, note },
      cause: `photo ${photo.id} ${state}`,
    },
  );
}
