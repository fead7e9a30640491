import type { DesignDetail, DesignFields, DesignRow } from '@vitrine/contract/certificates';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { within, violatedKey, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { columnsOf, designsOf, fieldsOf, usesOf, type DesignStored } from './design-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;
type Seen = { designId: string; version: number };
type Ask = { search?: string | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.string().max(80), z.uuid()]);

/** Designs of the client by name, a page by keyset. */
export async function listDesigns(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', after, limit }: Ask,
): Promise<{ items: DesignRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await designsOf(db.read(), actor)
    .select((row) =>
      row
        .selectFrom('certificates.design_use as u')
        .where('u.tenant_id', '=', actor.tenantId)
        .whereRef('u.design_id', '=', 'd.id')
        .select(sql<number>`count(*)::int`.as('trainings'))
        .as('trainings'),
    )
    .$if(search !== '', (query) => query.where('d.name', 'ilike', like))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(d.name, d.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('d.name')
    .orderBy('d.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.name, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    trainings: row.trainings ?? 0,
    validMonths: row.valid_months,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** A design as it is edited. Refuses `not_found`. */
export async function getDesign(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  actor: Actor,
  { designId }: { designId: string },
): Promise<DesignDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await designsOf(reader, actor).where('d.id', '=', designId).executeTakeFirst();
  if (!row) throw notFound();
  const design = fieldsOf(row, await usesOf(reader, actor, { designId }));
  const ids = [design.signatureFileId, design.logoFileId].flatMap((id) => id ?? []);
  const files = ids.length === 0 ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids });
  return {
    id: row.id,
    version: row.version,
    design,
    files: files.map((file) => ({ ...file, url: storage.link(actor, file) })),
    can: { save: actor.permissions.has('certificates.write') },
  };
}

/** Refuses at its fields `signer_required`, `default_design_exists`, `training_has_design`, and what a picture may be refused for. */
export function createDesign(parts: Parts, actor: Actor, form: DesignFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkForm(parts, tx, actor, { id, form, prefix: '', kept: [] });
    const now = parts.clock.now();
    await tx
      .insertInto('certificates.design')
      .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(form), created_at: now, updated_at: now })
      .execute()
      .catch(refuseSecondDefault(''));
    await setUses(tx, actor, { designId: id, form, prefix: '' });
    await record(parts, tx, actor, { designId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Refuses `changed_meanwhile`, and at its fields what making one refuses. Certificates that were issued stay as they are. */
export function saveDesign(
  parts: Parts,
  actor: Actor,
  { designId, version, design: now, was }: Seen & { design: Changes<DesignFields>; was?: Was },
): Promise<DesignDetail> {
  const prefix = 'design.';
  return parts.db.transaction(async (tx) => {
    const row = await lockDesign(tx, actor, { designId });
    const before = fieldsOf(row, await usesOf(tx, actor, { designId }));
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    await checkForm(parts, tx, actor, { id: designId, form, prefix, kept: [row.signature_file_id, row.logo_file_id] });
    await tx
      .updateTable('certificates.design')
      .set({ ...columnsOf(form), version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', designId)
      .execute()
      .catch(refuseSecondDefault(prefix));
    await setUses(tx, actor, { designId, form, prefix });
    await record(parts, tx, actor, { designId, what: 'saved', before, after: form });
    return getDesign(within(parts, tx), actor, { designId });
  });
}

/** Refuses `not_found`. What was issued keeps it. */
export function removeDesign(parts: Parts, actor: Actor, { designId }: { designId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const before = fieldsOf(await lockDesign(tx, actor, { designId }), await usesOf(tx, actor, { designId }));
    await tx.deleteFrom('certificates.design').where('tenant_id', '=', actor.tenantId).where('id', '=', designId).execute();
    await record(parts, tx, actor, { designId, what: 'removed', before, after: null });
    return {};
  });
}

/** Locked before anything is judged: of two who save, the second is told. */
async function lockDesign(tx: Tx, actor: Actor, { designId }: { designId: string }): Promise<DesignStored> {
  const row = await designsOf(tx, actor).where('d.id', '=', designId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The key decides, so that of two who make a default at once one is refused. */
const refuseSecondDefault = (prefix: string) => (fault: unknown) => {
  if (violatedKey(fault) === 'design_default') refuseFields({ isDefault: 'default_design_exists' }, { prefix });
  throw fault;
};

async function setUses(
  tx: Tx,
  { tenantId }: Actor,
  { designId, form, prefix }: { designId: string; form: DesignFields; prefix: string },
): Promise<void> {
  await tx.deleteFrom('certificates.design_use').where('tenant_id', '=', tenantId).where('design_id', '=', designId).execute();
  for (const [field, subject] of [
    ['courseIds', 'course'],
    ['trailIds', 'trail'],
  ] as const) {
    const ids = [...new Set(form[field])].toSorted();
    if (ids.length === 0) continue;
    await tx
      .insertInto('certificates.design_use')
      .values(ids.map((id) => ({ tenant_id: tenantId, subject, subject_id: id, design_id: designId })))
      .execute()
      .catch((fault: unknown) => {
        if (violatedKey(fault) === 'design_use_pkey') refuseFields({ [field]: 'training_has_design' }, { prefix });
        throw fault;
      });
  }
}

type Checked = { id: string; form: DesignFields; prefix: string; kept: (string | null)[] };

/** Trainings have to be the client's own; a new picture the writer's own upload. */
async function checkForm({ storage }: Parts, tx: Tx, actor: Actor, { id, form, prefix, kept }: Checked): Promise<void> {
  const { tenantId, personId } = actor;
  const wrong: Record<string, string | undefined> = {
    signerName: form.signatureFileId !== null && form.signerName === '' ? 'signer_required' : undefined,
    courseIds: (await areCourses(tx, actor, form.courseIds)) ? undefined : 'invalid_choice',
    trailIds: (await areTrails(tx, actor, form.trailIds)) ? undefined : 'invalid_choice',
  };
  const fresh: string[] = [];
  for (const field of ['signatureFileId', 'logoFileId'] as const) {
    const fileId = form[field];
    if (fileId === null || kept.includes(fileId)) continue;
    const [file] = await storage.find(tx, { tenantId, ids: [fileId], uploadedBy: personId });
    wrong[field] = !file ? 'file_missing' : file.contentType.startsWith('image/') ? undefined : 'file_type_refused';
    fresh.push(fileId);
  }
  refuseFields(wrong, { prefix });
  for (const fileId of new Set(fresh)) await storage.own(tx, { tenantId, fileId, room: 'certificates', ownerId: id });
}

async function areCourses(tx: Tx, { tenantId }: Actor, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx.selectFrom('catalog.course').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
  return rows.length === new Set(ids).size;
}

async function areTrails(tx: Tx, { tenantId }: Actor, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx.selectFrom('trails.trail').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
  return rows.length === new Set(ids).size;
}

const record = (
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { designId, what, ...sides }: { designId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, {
    subject: 'certificate_design',
    subjectId: designId,
    what: `certificate_design.${what}`,
    ...sides,
    now: clock.now(),
    id: newId(),
  });
