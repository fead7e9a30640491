import { call } from '@vitrine/client';
import { listClassesToManage } from '@vitrine/contract/classes';
import type { ClassKind } from '@vitrine/domain/classes';

/** The classes of a course by their names, a hundred at most. */
export async function classesOfCourse({ courseId, kind }: { courseId: string; kind: ClassKind | undefined }) {
  const { items } = await call(listClassesToManage, { query: { courseId, kind, limit: 100 } });
  return items.map(({ id, name }) => ({ id, name }));
}
