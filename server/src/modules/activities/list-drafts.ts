import type { ActivityDraft } from '@vitrine/contract/activities';
import type { LocaleText } from '@vitrine/contract/kernel';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { FileRow } from '../../platform/storage/index.ts';
import { listTestDrafts } from '../assessment/index.ts';
import { findFiles } from './files.ts';
import type { Around, Author, ReadParts } from './kind.ts';
import { kindOf, testVersionIn } from './kinds.ts';
import { listRevisions, type RevisionRow } from './queries.ts';

export type RevisionDraft = {
  revisionId: string;
  activityId: string;
  kind: ActivityKind;
  title: LocaleText;
  summary: LocaleText;
  content: ActivityDraft;
  /** Codes of what keeps it from being published. */
  missing: string[];
};

/** Revisions as authors edit them, by id, with the files that they name: three statements, however many there are. */
export async function listDrafts(
  parts: ReadParts,
  actor: Author,
  revisionIds: readonly string[],
): Promise<{ drafts: Map<string, RevisionDraft>; files: FileRow[] }> {
  const db = parts.db.write();
  const rows = await listRevisions(db, actor, revisionIds);
  const files = await findFiles(parts, actor, [...new Set(rows.flatMap((row) => namedIn(row)))]);
  const tests = await listTestDrafts(
    db,
    actor,
    rows.flatMap(({ kind, content }) => testVersionIn(kind, content) ?? []),
  );
  const drafts = rows.map((row): [string, RevisionDraft] => [row.revisionId, draftOf(row, { files, tests })]);
  return { drafts: new Map(drafts), files: [...files.values()] };
}

function draftOf({ content: stored, ...row }: RevisionRow, around: Around): RevisionDraft {
  const kind = kindOf(row.kind);
  const content = kind.parseContent(stored);
  const hasTitle = Object.values(row.title).some(Boolean);
  return {
    ...row,
    content: kind.draftOf(content, around),
    missing: [...(hasTitle ? [] : ['title_required']), ...kind.missingOf(content, around)],
  };
}

function namedIn({ kind, content }: RevisionRow): string[] {
  const known = kindOf(kind);
  return known.filesOf(known.parseContent(content)).map(({ fileId }) => fileId);
}
