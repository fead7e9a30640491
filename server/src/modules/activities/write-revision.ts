import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Author, WriteParts } from './kind.ts';
import { addRevision, getRevision, storeContent, type RevisionForm } from './revision-rows.ts';

/**
 * Writes an activity and answers the revision that holds it: the same one while it is a draft or unchanged, the next one when it was
 * frozen (D10). Refuses another kind than the one it was made with, and at fields of `content`.
 */
export async function writeRevision(
  parts: WriteParts,
  tx: Tx,
  actor: Author,
  { revisionId, form }: { revisionId: string; form: RevisionForm },
): Promise<string> {
  const before = await getRevision(tx, actor, revisionId);
  if (before.kind !== form.content.kind) throw new Refusal('invalid_request', { fields: { kind: 'invalid_choice' } });

  const content = await storeContent(parts, tx, actor, { activityId: before.activityId, draft: form.content, before: before.content });
  const after = { title: form.title, summary: form.summary, content };
  if (isDeepStrictEqual(plain(after), plain({ title: before.title, summary: before.summary, content: before.content }))) return revisionId;
  if (before.isFrozen) return addRevision(parts, tx, actor, { activityId: before.activityId, form, content });
  await tx
    .updateTable('activities.revision')
    .set({ title: JSON.stringify(form.title), summary: JSON.stringify(form.summary), content: JSON.stringify(content) })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', revisionId)
    .where('frozen_at', 'is', null)
    .execute();
  return revisionId;
}

/** As it looks after a trip through the database: without `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
