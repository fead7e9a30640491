import { isDeepStrictEqual } from 'node:util';
import type { ActivityDraft, ActivityDraftOf } from '@vitrine/contract/activities';
import type { LocaleText } from '@vitrine/contract/kernel';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import { freezeTests } from '../assessment/index.ts';
import { ownFiles } from './files.ts';
import type { Author, ContentOf, WriteParts } from './kind.ts';
import { kindOf, parseContent, parseKind } from './kinds.ts';

export type RevisionForm = { title: LocaleText; summary: LocaleText; content: ActivityDraft };
type Revision = {
  id: string;
  activityId: string;
  kind: ActivityKind;
  title: unknown;
  summary: unknown;
  content: unknown;
  isFrozen: boolean;
};

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
  const content = await store(parts, tx, actor, { activityId, draft: form.content, before: null });
  return { activityId, revisionId: await addRevision(parts, tx, actor, { activityId, form, content }) };
}

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

  const content = await store(parts, tx, actor, { activityId: before.activityId, draft: form.content, before: before.content });
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

/** From now on these revisions, and the tests in them, never change. */
export async function freezeRevisions(
  parts: Pick<WriteParts, 'clock'>,
  tx: Tx,
  actor: Author,
  revisionIds: readonly string[],
): Promise<void> {
  if (revisionIds.length === 0) return;
  const frozen = await tx
    .updateTable('activities.revision')
    .set({ frozen_at: parts.clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', revisionIds)
    .where('frozen_at', 'is', null)
    .returning(['activity_id', 'content'])
    .execute();
  const tests = frozen.flatMap(({ content }) => testVersionIn(content) ?? []);
  await freezeTests(parts, tx, actor, tests);
}

async function store<K extends ActivityKind>(
  parts: WriteParts,
  tx: Tx,
  actor: Author,
  { activityId, draft, before }: { activityId: string; draft: ActivityDraft & { kind: K }; before: unknown },
): Promise<ContentOf[K]> {
  const kind = kindOf(draft.kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft whose kind is K
  const ofKind = draft as unknown as ActivityDraftOf<K>;
  const content = await kind.store(parts, tx, actor, { draft: ofKind, before: before === null ? null : parseContent(draft.kind, before) });
  await ownFiles(parts, tx, actor, { activityId, named: kind.filesOf(content) });
  return content;
}

async function addRevision(
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

async function getRevision(tx: Tx, actor: Author, revisionId: string): Promise<Revision> {
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

function testVersionIn(content: unknown): string | null {
  const kind = typeof content === 'object' && content !== null && 'kind' in content ? parseKind(String(content.kind)) : undefined;
  if (!kind) throw new Error('activities: content without a kind');
  return kindOf(kind).testOf(parseContent(kind, content));
}

/** As it looks after a trip through the database: without `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
