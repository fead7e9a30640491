import { judgeClass, type ClassActivityDetail } from '@vitrine/domain/activities';
import { parseClassDetail, type ClassActivityKind, type StoredClass } from './stored-classes.ts';

/** A class of the course as an activity: the three kinds differ in the classes that they stand for, and in nothing else. Verdicts reach it through the room of learning. */
export function classOfKind<K extends ClassActivityKind>(kind: K, parseContent: (stored: unknown) => StoredClass<K>) {
  return {
    parseContent,
    parseDetail: parseClassDetail,
    store: async (
      _parts: unknown,
      _tx: unknown,
      _actor: unknown,
      { draft }: { draft: { classIds: string[] } },
    ): Promise<StoredClass<K>> => ({
      version: 1,
      kind,
      classIds: [...new Set(draft.classIds)],
    }),
    draftOf: ({ classIds }: StoredClass<K>) => ({ kind, classIds }),
    filesOf: () => [],
    testOf: () => null,
    missingOf: () => [], // a class can only be planned once its course is published
    viewOf: async (_parts: unknown, _actor: unknown, { content, detail }: { content: StoredClass<K>; detail: ClassActivityDetail }) => ({
      kind,
      classIds: content.classIds,
      verdict: detail.verdict,
    }),
    attemptOf: async () => null,
    completionOf: async (_parts: unknown, _actor: unknown, { detail }: { detail: ClassActivityDetail }) => judgeClass(detail),
  };
}
