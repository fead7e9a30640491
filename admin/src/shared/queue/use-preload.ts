import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks for a thing of the queue; answers the address of its picture, where it has one. */
type FetchOne = (queries: QueryClient, id: string) => Promise<string | null | undefined>;

/** The next one and its picture are there before they are asked for, so that a decision leads on without a wait. `fetchOne` is the same function at each draw. */
export function usePreload(id: string | undefined, fetchOne: FetchOne): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    void fetchOne(queries, id)
      .then((picture) => {
        if (picture) new Image().src = picture;
      })
      .catch(() => undefined); // it is asked for again when it is opened
  }, [id, fetchOne, queries]);
}
