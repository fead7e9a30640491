import { isDay, type LocalDate } from '../kernel/index.ts';
import { monthsToUse, type DocumentState, type PartnerAnswer, type SendingState } from './words.ts';

/** What is done with the points of a sending, and what the sending becomes; `ask`: the partner is told once more by the same id, `wait`: nothing moves. */
export type Settlement = { state: SendingState; move: 'post' | 'void' | 'ask' | 'wait' };

/**
 * What an answer of the partner makes of a sending (TRF-03, decision D34): a yes posts it, a no gives it back, and whatever is not known stays held. A sending that is
 * settled stays what it is, whatever comes late.
 */
export function settle(state: SendingState, answer: PartnerAnswer): Settlement {
  if (state !== 'held') return { state, move: 'wait' };
  if (answer === 'accepted') return { state: 'sent', move: 'post' };
  if (answer === 'rejected') return { state: 'returned', move: 'void' };
  return { state, move: answer === 'missing' ? 'ask' : 'wait' };
}

/** Minutes until the partner is asked again, after so many answers that settled nothing: soon at first, then every four hours. */
export function minutesToNextAsk(asked: number): number {
  const steps = [1, 2, 5, 15, 60, 240];
  return steps[Math.min(asked, steps.length) - 1] ?? steps[0] ?? 1;
}

/** The last day to use points at the partner: twelve months after it posted them, or that month's last day where it has no such one (TRF-02). */
export function useUntil(postedOn: LocalDate): LocalDate {
  const [year = 0, month = 1, day = 1] = postedOn.split('-').map(Number);
  const months = month - 1 + monthsToUse;
  const at = (date: number) =>
    [year + Math.floor(months / 12), (months % 12) + 1, date]
      .map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0'))
      .join('-');
  for (let date = day; date > 1; date -= 1) if (isDay(at(date))) return at(date);
  return at(1);
}

/** How a document stands by what is written beside it. */
export const documentStateOf = ({
  releasedAt,
  releaseAskedAt,
}: {
  releasedAt: string | null;
  releaseAskedAt: string | null;
}): DocumentState => (releasedAt !== null ? 'released' : releaseAskedAt !== null ? 'release_asked' : 'used');

/** The facts by which a second administrator lets a document go (decision D33). */
export type ReleaseFacts = { state: DocumentState; askedBy: string | null; byMemberId: string; ownerId: string; isHeld: boolean };

/** Two administrators release a document, neither of them its owner, and not while a sending of it is held. */
export function judgeRelease({ state, askedBy, byMemberId, ownerId, isHeld }: ReleaseFacts) {
  if (state === 'released') return 'document_released';
  if (state !== 'release_asked') return 'release_not_asked';
  if (askedBy === byMemberId) return 'second_administrator_needed';
  if (ownerId === byMemberId) return 'own_document';
  return isHeld ? 'sending_still_held' : undefined;
}
