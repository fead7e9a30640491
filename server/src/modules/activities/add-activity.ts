import type { Tx } from '../../platform/database/index.ts';
import type { Author, WriteParts } from './kind.ts';
import { addRevision, storeContent, type RevisionForm } from './revision-rows.ts';

/** Makes an activity with its first revision. Refuses at fields of `content`. */
export async function addActivity(
  parts: WriteParts,
  tx: Tx,
  actor: Author,
  form: RevisionForm,
): Promise<{ activityId: string; revisionId: string }> {
  const activityId = parts.newId();
  await tx
    .insertInto('activities.activity')
    .values({ tenant_id: actor.tenantId, id: activityId, kind: form.content.kind, created_at: parts.clock.now() })
    .execute();
  const content = await storeContent(parts, tx, actor, { activityId, draft: form.content, before: null });
  return { activityId, revisionId: await addRevision(parts, tx, actor, { activityId, form, content }) };
}
