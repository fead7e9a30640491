import { judgePersonChanges, type ChangeFacts } from '../person-changes.ts';
import type { RegistrationDecision, RegistrationReason, RegistrationStatus } from '../words.ts';

/** What a registration may become: one that waits anything, one that was refused is approved once somebody knows better (LOG-13). */
const decisionsOn: Record<RegistrationStatus, readonly RegistrationDecision[]> = {
  waiting: ['approve', 'refuse'],
  refused: ['approve'],
  approved: [],
};
const after = { approve: 'approved', refuse: 'refused' } as const satisfies Record<RegistrationDecision, RegistrationStatus>;

/** What a decision makes of a registration. */
export const statusOfDecision = (decision: RegistrationDecision): RegistrationStatus => after[decision];

/** The only reason that says nothing by itself. */
export const needsRegistrationNote = (reason: RegistrationReason): boolean => reason === 'other';

/** Who would decide about whom. `isYourself` and the like are those of a change of the person. */
export type DecisionFacts = ChangeFacts & { registration: RegistrationStatus };

/** What the actor may decide now, for the buttons of a screen. */
export function nextOf({ registration, ...facts }: DecisionFacts): Record<RegistrationDecision, boolean> {
  const isYours = judgePersonChanges(facts).savePerson && !facts.isYourself;
  const may = (decision: RegistrationDecision) => isYours && decisionsOn[registration].includes(decision);
  return { approve: may('approve'), refuse: may('refuse') };
}

export type DecisionRefusal = 'already_decided' | 'required';
export type DecisionAsk = { decision: RegistrationDecision; reason: RegistrationReason | null; note: string };

/**
 * Judges a decision by what the actor saw and what there is: whoever looked at something else hears `already_decided`. A refusal says why, and
 * a reason that says nothing has its words; `required` stands at the one that is missing.
 */
export function judgeDecision(
  { decision, reason, note }: DecisionAsk,
  { seen, registration }: { seen: RegistrationStatus; registration: RegistrationStatus },
): { ok: true } | { ok: false; refusal: 'already_decided' } | { ok: false; refusal: 'required'; at: 'reason' | 'note' } {
  if (decision === 'refuse' && reason === null) return { ok: false, refusal: 'required', at: 'reason' };
  if (decision === 'refuse' && reason !== null && needsRegistrationNote(reason) && note.trim() === '')
    return { ok: false, refusal: 'required', at: 'note' };
  if (seen !== registration || !decisionsOn[registration].includes(decision)) return { ok: false, refusal: 'already_decided' };
  return { ok: true };
}
