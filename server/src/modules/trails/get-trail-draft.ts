import type { TrailDraft, TrailItemInDraft } from '@vitrine/contract/trails';
import { courseCan } from '@vitrine/domain/catalog';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSubjects } from './item-subjects.ts';
import { getTrail, getTrailVersion, itemsOfTrail } from './queries.ts';
import { formOf } from './trail-rows.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;

/** A trail as it is edited: what the draft says, its items with what they stand for, and the picture that it names. */
export async function getTrailDraft(parts: Parts, actor: Actor, trailId: string): Promise<TrailDraft> {
  const db = parts.db.write(); // an editor must see what they just saved
  const trail = await getTrail(db, actor, trailId);
  const draft = await getTrailVersion(db, actor, trail.draftId);
  const { state, hasChanges, publishedId } = trail;
  const published = publishedId === null ? null : publishedId === draft.id ? draft : await getTrailVersion(db, actor, publishedId);
  const files = draft.imageFileId === null ? [] : await parts.storage.find(db, { tenantId: actor.tenantId, ids: [draft.imageFileId] });
  return {
    id: trailId,
    version: trail.version,
    state,
    hasChanges,
    versionNumber: published?.number ?? null,
    publishedAt: trail.publishedAt,
    trail: formOf(draft),
    items: await itemsInDraft(parts, db, actor, draft.id),
    files: files.map((file) => ({ ...file, url: parts.storage.link(actor, file) })),
    can: courseCan({ mayWrite: actor.permissions.has('content.write'), state, hasChanges }),
  };
}

/** The items of a version with what they stand for. */
export async function itemsInDraft(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  actor: Actor,
  versionId: string,
): Promise<TrailItemInDraft[]> {
  const items = await itemsOfTrail(db, actor, versionId);
  const subjects = await findSubjects(db, actor, items);
  return items.map((item) => {
    const subject = subjects.get(item.subjectId);
    if (!subject) throw new Error(`trails: ${item.kind} ${item.subjectId} of version ${versionId} is not there`);
    const { imageFileId, ...says } = subject;
    return { ...item, ...says, image: imageFileId === null ? null : storage.link(actor, { id: imageFileId, name: 'capa.webp' }) };
  });
}
