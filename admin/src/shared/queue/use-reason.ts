import { participantTextLimit } from '@vitrine/domain/kernel';
import { useEffect, useRef, useState } from 'react';

type Draft<Reason extends string> = {
  of: string | undefined;
  reason?: Reason;
  note: string;
  wrong?: 'reason_required' | 'note_required';
};

/** A reason and a note that belong to what is open, and are gone with it. `needsNote` names the reasons that say nothing by themselves. */
export function useReason<Reason extends string>(of: string | undefined, needsNote: (reason: Reason) => boolean) {
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useState<Draft<Reason>>({ of, note: '' });
  const draft: Draft<Reason> = kept.of === of ? kept : { of, note: '' };
  const mustWrite = draft.reason !== undefined && needsNote(draft.reason);
  useEffect(() => {
    if (mustWrite) noteRef.current?.focus();
  }, [mustWrite, of]);

  /** What goes with a refusal; undefined, and said at its place, where something is missing. */
  const check = (): { reason: Reason; note: string } | undefined => {
    const { reason, note } = draft;
    if (reason === undefined) {
      keep({ ...draft, wrong: 'reason_required' });
      return undefined;
    }
    const isMissing = needsNote(reason) && note.trim() === '';
    if (isMissing) keep({ ...draft, wrong: 'note_required' });
    if (isMissing || Array.from(note.trim()).length > participantTextLimit) {
      noteRef.current?.focus();
      return undefined;
    }
    return { reason, note };
  };
  return {
    draft,
    noteRef,
    choose: (reason: Reason) => keep({ of, note: draft.note, reason }),
    write: (note: string) => keep({ of, note, ...(draft.reason === undefined ? {} : { reason: draft.reason }) }),
    check,
  };
}
