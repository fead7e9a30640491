import type { LocaleText } from '@vitrine/contract/kernel';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Reader } from '../../platform/database/index.ts';
import type { Author } from './kind.ts';
import { parseKind } from './kinds.ts';
import { parseText } from './stored-text.ts';

/** `content` as it is stored: `parseContent`, `viewOf` and `completionOf` read it. */
export type RevisionRow = {
  revisionId: string;
  activityId: string;
  kind: ActivityKind;
  title: LocaleText;
  summary: LocaleText;
  content: unknown;
};

/** Revisions of these ids, in no order. */
export async function listRevisions(db: Reader, actor: Author, revisionIds: readonly string[]): Promise<RevisionRow[]> {
  if (revisionIds.length === 0) return [];
  const rows = await db
    .selectFrom('activities.revision as revision')
    .innerJoin('activities.activity as activity', (join) =>
      join.onRef('activity.tenant_id', '=', 'revision.tenant_id').onRef('activity.id', '=', 'revision.activity_id'),
    )
    .where('revision.tenant_id', '=', actor.tenantId)
    .where('revision.id', 'in', revisionIds)
    .select(['revision.id', 'revision.activity_id', 'activity.kind', 'revision.title', 'revision.summary', 'revision.content'])
    .execute();
  return rows.map(({ id, activity_id, kind, title, summary, content }) => ({
    revisionId: id,
    activityId: activity_id,
    kind: parseKind(kind),
    title: parseText(title),
    summary: parseText(summary),
    content,
  }));
}
