import { useQueryClient } from '@tanstack/react-query';
import type { ClassDetail } from '@vitrine/contract/classes';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { classes, classKey, opened, peopleKey } from './classes.tsx';

/** What an act answers is the class as it is now: everything on the screen follows. */
export function useSaved(classId: string) {
  const queries = useQueryClient();
  return (detail: ClassDetail) => {
    queries.setQueryData(classKey(classId), detail);
    queries.setQueryData(oneKey(classes, classId), opened(detail));
    void queries.invalidateQueries({ queryKey: listKey(classes) });
    void queries.invalidateQueries({ queryKey: peopleKey(classId) });
  };
}
