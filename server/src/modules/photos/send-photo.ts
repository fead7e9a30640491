import type { PhotoForm, SentPhoto } from '@vitrine/contract/photos';
import { textIn } from '@vitrine/domain/kernel';
import { bandsOf } from '@vitrine/domain/kernel/picture-fingerprint';
import { noPromotion } from '@vitrine/domain/ledger';
import { weekOfDay } from '@vitrine/domain/photos';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { credit } from '../ledger/index.ts';
import { noteOnFeed } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import { findAlike } from './find-alike.ts';
import { creditsOf, weekFrom } from './photo-rows.ts';
import { creditMomentOf } from './queries.ts';
import { senderIn } from './sender-facts.ts';

export type PhotosParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;

/** By the name of a unique index, which alone decides between two that are sent at once (PHO-02, D23). */
const taken: Readonly<Record<string, { code: string; field: string }>> = {
  photo_week: { code: 'photo_already_sent', field: 'typeId' },
  photo_file: { code: 'picture_already_sent', field: 'fileId' },
};

/**
 * Sends a photo (PHO-01): the only live one of its type, store and week, whoever sends it. Its points come at once and under audit, or with the approval, as
 * the campaign chose (PHO-03). The week is that of the store's day by the server's clock, however long the photo lay on a device.
 */
export async function sendPhoto(parts: PhotosParts, actor: Actor, form: PhotoForm): Promise<SentPhoto> {
  try {
    return await parts.db.transaction((tx) => send(parts, tx, actor, form));
  } catch (fault) {
    const one = taken[violatedKey(fault) ?? ''];
    if (!one) throw fault;
    throw new Refusal(one.code, { fields: { [one.field]: one.code } });
  }
}

async function send(parts: PhotosParts, tx: Tx, actor: Actor, form: PhotoForm): Promise<SentPhoto> {
  const { campaignId, storeId, typeId, fileId, mark = null } = form;
  const { today, store, refusal } = await senderIn(parts, tx, actor, { campaignId, storeId });
  if (refusal) throw new Refusal(refusal);
  const type = await typeToSend(tx, actor, form);
  await checkPicture(parts, tx, actor, { fileId });
  const { from } = weekOfDay(today);
  const { credits } = await creditMomentOf(tx, actor, { campaignId });
  const photo = { id: parts.newId(), week: from, points: type.points, sentAt: parts.clock.now() };
  await tx
    .insertInto('photos.photo')
    .values({
      tenant_id: actor.tenantId,
      id: photo.id,
      member_id: actor.memberId,
      campaign_id: campaignId,
      type_id: typeId,
      store_id: storeId,
      week: from,
      file_id: fileId,
      state: 'awaiting',
      version: 1,
      points: type.points,
      credits: creditsOf({ credits }),
      resent: await reprovedOf(tx, actor, { typeId, storeId, week: from }),
      sent_at: photo.sentAt,
      written_at: form.writtenAt,
      mark,
      alike_id: mark === null ? null : await findAlike(tx, actor, { mark }),
    })
    .execute();
  if (mark !== null)
    await tx
      .insertInto('photos.photo_band')
      .values(bandsOf(mark).map((band) => ({ tenant_id: actor.tenantId, band, photo_id: photo.id })))
      .execute();
  await parts.storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'photos', ownerId: photo.id });
  if (credits === 'at_once')
    await creditPhoto(parts, tx, actor, {
      photo: { ...photo, memberId: actor.memberId, campaignId, type },
      effectiveOn: today,
      underAudit: true,
    });
  await noteOnFeed(parts, tx, actor, {
    kind: 'photo_sent',
    facts: {
      photoId: photo.id,
      title: `${nameFor(actor, type.name)} · ${store?.name ?? ''}`,
      points: credits === 'at_once' ? type.points : 0,
    },
    cause: `photo ${photo.id} sent`,
  });
  return { id: photo.id, state: 'awaiting', week: weekFrom(from), points: type.points, sentAt: photo.sentAt };
}

type Type = { id: string; version: number; name: unknown; points: number };

async function typeToSend(tx: Tx, { tenantId }: Actor, { campaignId, typeId }: PhotoForm): Promise<Type> {
  const type = await tx
    .selectFrom('photos.type')
    .select(['id', 'version', 'name', 'points'])
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', typeId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!type) throw new Refusal('photo_type_unknown', { fields: { typeId: 'photo_type_unknown' } });
  return type;
}

/** A picture that the sender uploaded: by the id of somebody else's nobody may look at it. */
async function checkPicture({ storage }: PhotosParts, tx: Tx, actor: Actor, { fileId }: { fileId: string }): Promise<void> {
  const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [fileId], uploadedBy: actor.personId });
  const wrong = !file
    ? 'file_missing'
    : file.purpose === 'image' && file.contentType.startsWith('image/')
      ? undefined
      : 'file_type_refused';
  if (wrong) throw new Refusal(wrong, { fields: { fileId: wrong } });
}

async function reprovedOf(
  tx: Tx,
  { tenantId }: Actor,
  { typeId, storeId, week }: { typeId: string; storeId: string; week: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('photos.photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', typeId)
    .where('store_id', '=', storeId)
    .where('week', '=', week)
    .where('state', '=', 'reproved')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Credited = { id: string; memberId: string; campaignId: string; points: number; type: Type };

/** The points of a photo, once for ever; from its type alone they can be computed again. */
export async function creditPhoto(
  parts: Pick<PhotosParts, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { photo, effectiveOn, underAudit }: { photo: Credited; effectiveOn: string; underAudit: boolean },
): Promise<void> {
  const { type } = photo;
  await credit(parts, tx, actor, {
    memberId: photo.memberId,
    campaignId: photo.campaignId,
    currency: 'points',
    amount: photo.points,
    reason: { kind: 'photo', id: photo.id },
    ruleVersionId: type.id,
    explanation: {
      version: 1,
      base: photo.points,
      quantity: 1,
      multiplier: noPromotion,
      rounding: 'half_up',
      promotionIds: [],
      rule: { id: type.id, by: 'photo_type', tableVersion: type.version },
      product: { sku: '', name: textIn(parseText(type.name), 'pt-BR') },
    },
    effectiveOn,
    underAudit,
  });
}
