import { useQueryClient } from '@tanstack/react-query';
import type { RegistrationRow, RegistrationToDecide } from '@vitrine/contract/identity';
import { needsRegistrationNote, type RegistrationReason } from '@vitrine/domain/identity';
import { useReason, type DeedsOnScreen } from '../../../shared/queue/index.ts';
import { decide, registrationQuery, type Decision, type Verb } from './api.ts';

/** Decides about one registration or about several, each under its own key; ten seconds long it can be undone. */
function useGive(deeds: DeedsOnScreen<Verb>) {
  const queries = useQueryClient();
  return (rows: readonly RegistrationRow[], decision: Decision) =>
    deeds.add(
      decision.verb,
      rows.map((row) => ({
        id: row.id,
        name: row.fullName,
        send: async (how) => queries.setQueryData(registrationQuery(row.id).queryKey, await decide(row, decision, how)),
      })),
    );
}

type Way = { deeds: DeedsOnScreen<Verb>; onDecided: () => void };

/** What may be decided about the open registration now. */
export function useDecision(one: RegistrationToDecide | undefined, { deeds, onDecided }: Way) {
  const give = useGive(deeds);
  const reason = useReason<RegistrationReason>(one?.registration.id, needsRegistrationNote);
  const deed = deeds.of(one?.registration.id);
  const refusal = deeds.refusalOf(one?.registration.id);
  const run = (decision: Decision) => {
    if (!one || deed) return;
    give([one.registration], decision);
    onDecided();
  };
  return {
    ...reason,
    deed,
    /** Somebody else was faster, or the server said no for another reason. */
    isStale: refusal === 'already_decided',
    refusal: refusal === 'already_decided' ? undefined : refusal,
    approve: one?.can.approve && !deed ? () => run({ verb: 'approve' }) : undefined,
    refuse:
      one?.can.refuse && !deed
        ? () => {
            const why = reason.check();
            if (why) run({ verb: 'refuse', ...why });
          }
        : undefined,
  };
}
export type OneDecision = ReturnType<typeof useDecision>;

/** One decision for all the marked registrations. */
export function useSeveralDecisions(rows: readonly RegistrationRow[], { deeds, onDecided }: Way) {
  const give = useGive(deeds);
  const reason = useReason<RegistrationReason>('several', needsRegistrationNote);
  const run = (decision: Decision) => {
    give(rows, decision);
    onDecided();
  };
  return {
    ...reason,
    approve: () => run({ verb: 'approve' }),
    refuse: () => {
      const why = reason.check();
      if (why) run({ verb: 'refuse', ...why });
    },
  };
}
export type SeveralDecisions = ReturnType<typeof useSeveralDecisions>;
