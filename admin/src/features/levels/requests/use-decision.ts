import { useQueryClient } from '@tanstack/react-query';
import type { LevelRequestRow } from '@vitrine/contract/levels';
import { needsNote, type LevelReason } from '@vitrine/domain/levels';
import { useReason, type DeedsOnScreen } from '../../../shared/queue/index.ts';
import { approve, refuse, requestQuery } from './api.ts';

export type Verb = 'approve' | 'refuse';
type Way = { deeds: DeedsOnScreen<Verb>; onDecided: () => void };

/** Approving and refusing the open request: kept for ten seconds, then sent under its own key. */
export function useDecision(request: LevelRequestRow | undefined, { deeds, onDecided }: Way) {
  const queries = useQueryClient();
  const reason = useReason<LevelReason>(request?.id, needsNote);
  const give = (verb: Verb, why?: { reason: LevelReason; note: string }) => {
    if (!request) return;
    const { id, member, levelName } = request;
    deeds.add(verb, [
      {
        id,
        name: `${member.name} · ${levelName}`,
        send: async (how) => {
          const decided = await (why ? refuse(request, why, how) : approve(request, how));
          queries.setQueryData(requestQuery(id).queryKey, decided);
        },
      },
    ]);
    onDecided();
  };
  return {
    ...reason,
    approve: () => give('approve'),
    refuse: () => {
      const why = reason.check();
      if (why) give('refuse', why);
    },
  };
}
export type Decision = ReturnType<typeof useDecision>;
