import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listClassesToManage } from '@vitrine/contract/classes';
import type { ClassKind } from '@vitrine/domain/classes';

/** The classes of one course, for who chooses among them; a hundred at most. */
export const classesOfCourseQuery = ({ courseId, kind }: { courseId: string; kind: ClassKind | undefined }) =>
  queryOptions({
    queryKey: ['classes', 'of-course', courseId, kind],
    queryFn: () => call(listClassesToManage, { query: { courseId, kind, limit: 100 } }),
  });
