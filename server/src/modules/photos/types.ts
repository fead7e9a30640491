import type { PhotoRule, PhotoTypeDetail, PhotoTypeForm, PhotoTypeRow } from '@vitrine/contract/photos';
import type { CreditMoment } from '@vitrine/domain/photos';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { within, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import { campaignForRules, localeOf, nameFor } from '../campaigns/index.ts';
import { parseText } from '../tenancy/index.ts';
import { textIn } from '@vitrine/domain/kernel';
import { creditsOf } from './photo-rows.ts';
import { creditMomentOf } from './queries.ts';
import type { PhotosParts } from './send-photo.ts';

const Cursor = z.tuple([z.int().min(0).max(99), z.uuid()]);
type InCampaign = { campaignId: string };
type One = InCampaign & { typeId: string };

/** Types of photos that a campaign asks for, in their order (PHO-01). */
export async function listPhotoTypes(
  { db, clock }: Pick<PhotosParts, 'db' | 'clock'>,
  actor: Actor,
  { campaignId, after, limit }: InCampaign & { after?: string | undefined; limit: number },
): Promise<{ items: PhotoTypeRow[]; next: string | null }> {
  await campaignForRules({ clock }, { db: db.read() }, actor, { campaignId });
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('photos.type as y')
    .selectAll('y')
    .select((row) =>
      row
        .selectFrom('photos.photo as h')
        .whereRef('h.tenant_id', '=', 'y.tenant_id')
        .whereRef('h.type_id', '=', 'y.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('photos'),
    )
    .where('y.tenant_id', '=', actor.tenantId)
    .where('y.campaign_id', '=', campaignId)
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(y.position, y.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('y.position')
    .orderBy('y.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: nameFor(actor, row.name),
    points: row.points,
    position: row.position,
    isActive: row.is_active,
    photos: row.photos ?? 0,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** Refuses `not_found` for the campaign, and at the fields `name_required` and what a picture may be refused for. */
export function createPhotoType(
  parts: PhotosParts,
  actor: Actor,
  { campaignId, ...form }: InCampaign & PhotoTypeForm,
): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await campaignForRules(parts, { tx }, actor, { campaignId });
    await checkForm(parts, tx, actor, { id, form, prefix: '', kept: [] });
    await tx
      .insertInto('photos.type')
      .values({ tenant_id: actor.tenantId, id, campaign_id: campaignId, version: 1, ...columnsOf(form), updated_at: parts.clock.now() })
      .execute();
    await record(parts, tx, actor, { subjectId: id, what: 'photo_type.created', before: null, after: form });
    return { id };
  });
}

/** Refuses `changed_meanwhile`, at its fields what creating refuses, and `photo_points_fixed` once the campaign began (D30). */
export function savePhotoType(
  parts: PhotosParts,
  actor: Actor,
  { campaignId, typeId, version, type: now, was }: One & { version: number; type: Changes<PhotoTypeForm>; was?: Was },
): Promise<PhotoTypeDetail> {
  const prefix = 'type.';
  return parts.db.transaction(async (tx) => {
    const { hasBegun } = await campaignForRules(parts, { tx }, actor, { campaignId });
    const row = await typeRow(tx, actor, { campaignId, typeId });
    const before = formOf(row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    refuseFields({ points: hasBegun && form.points !== row.points ? 'photo_points_fixed' : undefined }, { prefix });
    await checkForm(parts, tx, actor, { id: typeId, form, prefix, kept: [row.good_file_id, row.bad_file_id] });
    const saved = await tx
      .updateTable('photos.type')
      .set({ ...columnsOf(form), version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', typeId)
      .where('version', '=', row.version)
      .executeTakeFirstOrThrow();
    if (saved.numUpdatedRows === 0n) throw new Refusal('changed_meanwhile');
    await record(parts, tx, actor, { subjectId: typeId, what: 'photo_type.saved', before, after: form });
    return getPhotoType(within(parts, tx), actor, { campaignId, typeId });
  });
}

/** A type as it is edited. Refuses `not_found`. */
export async function getPhotoType(
  parts: Pick<PhotosParts, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { campaignId, typeId }: One,
): Promise<PhotoTypeDetail> {
  const db = parts.db.write(); // an editor must see what they just saved
  const { hasBegun } = await campaignForRules(parts, { db }, actor, { campaignId });
  const row = await typeRow(db, actor, { campaignId, typeId });
  const ids = [row.good_file_id, row.bad_file_id].flatMap((id) => id ?? []);
  const files = ids.length === 0 ? [] : await parts.storage.find(db, { tenantId: actor.tenantId, ids });
  const save = actor.permissions.has('campaigns.write');
  return {
    id: row.id,
    version: row.version,
    type: formOf(row),
    files: files.map((file) => ({ ...file, url: parts.storage.link(actor, file) })),
    can: { save, savePoints: save && !hasBegun },
  };
}

/** When a campaign credits its photos (PHO-03). Refuses `not_found`. */
export async function getPhotoRule(parts: Pick<PhotosParts, 'db' | 'clock'>, actor: Actor, { campaignId }: InCampaign): Promise<PhotoRule> {
  const db = parts.db.write();
  const { name, hasBegun } = await campaignForRules(parts, { db }, actor, { campaignId });
  const { version, credits } = await creditMomentOf(db, actor, { campaignId });
  const campaignName = textIn(name, localeOf(actor));
  return { version, campaignName, credits: creditsOf({ credits }), can: { save: actor.permissions.has('campaigns.write') && !hasBegun } };
}

/** Until the campaign begins; refuses `photo_credits_fixed` afterwards, and `changed_meanwhile`. */
export function savePhotoRule(
  parts: PhotosParts,
  actor: Actor,
  { campaignId, version, credits }: InCampaign & { version: number; credits: CreditMoment },
): Promise<PhotoRule> {
  return parts.db.transaction(async (tx) => {
    const { hasBegun } = await campaignForRules(parts, { tx }, actor, { campaignId });
    const before = await creditMomentOf(tx, actor, { campaignId });
    refuseOld(before, { version });
    if (hasBegun) throw new Refusal('photo_credits_fixed', { fields: { credits: 'photo_credits_fixed' } });
    const columns = { version: version + 1, credits, updated_at: parts.clock.now() };
    await tx
      .insertInto('photos.campaign_rule')
      .values({ tenant_id: actor.tenantId, campaign_id: campaignId, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'campaign_id']).doUpdateSet(columns))
      .execute();
    await record(parts, tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.photos_saved',
      before: { credits: before.credits },
      after: { credits },
    });
    return getPhotoRule(within(parts, tx), actor, { campaignId });
  });
}

const record = (
  { clock, newId }: Pick<PhotosParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: { subject?: string; subjectId: string; what: string; before: unknown; after: unknown },
): Promise<void> => recordChange(tx, actor, { subject: 'photo_type', ...change, now: clock.now(), id: newId() });

async function typeRow(db: Parameters<typeof creditMomentOf>[0], { tenantId }: Actor, { campaignId, typeId }: One) {
  const row = await db
    .selectFrom('photos.type')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', typeId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
type TypeRow = Awaited<ReturnType<typeof typeRow>>;

const formOf = (row: TypeRow): PhotoTypeForm => ({
  name: parseText(row.name),
  good: parseText(row.good),
  bad: parseText(row.bad),
  goodFileId: row.good_file_id,
  badFileId: row.bad_file_id,
  points: row.points,
  position: row.position,
  isActive: row.is_active,
});

const columnsOf = (form: PhotoTypeForm) => ({
  name: JSON.stringify(form.name),
  good: JSON.stringify(form.good),
  bad: JSON.stringify(form.bad),
  good_file_id: form.goodFileId,
  bad_file_id: form.badFileId,
  points: form.points,
  position: form.position,
  is_active: form.isActive,
});

/** A new picture has to be the writer's own upload, so that nobody shows another person's file to all. */
async function checkForm(
  { storage }: PhotosParts,
  tx: Tx,
  actor: Actor,
  { id, form, prefix, kept }: { id: string; form: PhotoTypeForm; prefix: string; kept: readonly (string | null)[] },
): Promise<void> {
  const wrong: Record<string, string | undefined> = { name: Object.values(form.name).some(Boolean) ? undefined : 'name_required' };
  const fresh: string[] = [];
  for (const field of ['goodFileId', 'badFileId'] as const) {
    const fileId = form[field];
    if (fileId === null || kept.includes(fileId)) continue;
    const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [fileId], uploadedBy: actor.personId });
    wrong[field] = !file ? 'file_missing' : file.contentType.startsWith('image/') ? undefined : 'file_type_refused';
    fresh.push(fileId);
  }
  refuseFields(wrong, { prefix });
  for (const fileId of fresh) await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'photos', ownerId: id });
}
