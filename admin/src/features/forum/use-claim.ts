import { useQueryClient } from '@tanstack/react-query';
import type { ForumCase } from '@vitrine/contract/forum';
import { useEffect } from 'react';
import { caseQuery, claim, release } from './api.ts';

/** The open report is kept from other moderators (D37): claimed when it opens, given back when another one opens. A claim that is refused changes nothing: the report is read anew and says who has it. */
export function useClaim(judged: ForumCase | undefined): void {
  const queries = useQueryClient();
  const caseId = judged?.id;
  const mayClaim = judged?.can.claim === true;
  const version = judged?.version ?? 0;
  useEffect(() => {
    if (caseId === undefined || !mayClaim) return undefined;
    const { queryKey } = caseQuery(caseId);
    claim({ id: caseId, version }).then(
      (claimed) => queries.setQueryData(queryKey, claimed),
      () => queries.invalidateQueries({ queryKey }),
    );
    return () => void release(caseId).catch(() => undefined); // it ends by itself
  }, [caseId, mayClaim, version, queries]);
}
