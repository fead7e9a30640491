import type { ActivityDraft } from '@vitrine/contract/activities';
import type { LocaleText } from '@vitrine/contract/kernel';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Tx } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { ownFiles } from './files.ts';
import type { Author, WriteParts } from './kind.ts';
import { kindOf, parseKind, type Content } from './kinds.ts';

/** What an author sends for an activity. */
export type RevisionForm = { title: LocaleText; summary: LocaleText; content: ActivityDraft };
export type Revision = {
  id: string;
  activityId: string;
  kind: ActivityKind;
  title: unknown;
  summary: unknown;
  content: unknown;
  isFrozen: boolean;
};

/** Turns what an author wrote into stored content; what it names becomes the activity's. */
export async function storeContent(
  parts: WriteParts,
  tx: Tx,
  actor: Author,
  { activityId, draft, before }: { activityId: string; draft: ActivityDraft; before: unknown },
): Promise<Content> {
  const kind = kindOf<ActivityKind>(draft.kind);
  const content = await kind.store(parts, tx, actor, { draft, before: before === null ? null : kind.parseContent(before) });
  await ownFiles(parts, tx, actor, { activityId, named: kind.filesOf(content) });
  return content;
}

export async function addRevision(
  { clock, newId }: WriteParts,
  tx: Tx,
  actor: Author,
  { activityId, form, content }: { activityId: string; form: RevisionForm; content: unknown },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('activities.revision')
    .values({
      tenant_id: actor.tenantId,
      id,
      activity_id: activityId,
      title: JSON.stringify(form.title),
      summary: JSON.stringify(form.summary),
      content: JSON.stringify(content),
      created_at: clock.now(),
    })
    .execute();
  return id;
}

export async function getRevision(tx: Tx, actor: Author, revisionId: string): Promise<Revision> {
  const row = await tx
    .selectFrom('activities.revision as revision')
    .innerJoin('activities.activity as activity', (join) =>
      join.onRef('activity.tenant_id', '=', 'revision.tenant_id').onRef('activity.id', '=', 'revision.activity_id'),
    )
    .where('revision.tenant_id', '=', actor.tenantId)
    .where('revision.id', '=', revisionId)
    .select([
      'revision.id',
      'revision.activity_id',
      'activity.kind',
      'revision.title',
      'revision.summary',
      'revision.content',
      'revision.frozen_at',
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, activityId: row.activity_id, kind: parseKind(row.kind), isFrozen: row.frozen_at !== null };
}
