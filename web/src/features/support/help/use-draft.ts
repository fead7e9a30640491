import { useEffect, useRef, useState } from 'react';
import { calling } from '../../../shared/connection.ts';
import { newId } from '../../../shared/device/ids.ts';
import type { Draft } from './draft.ts';

const empty = (subject = ''): Draft => ({ bornKey: newId(), subject, message: '', files: [] });
/** Their code is fetched with the first of them: the form is drawn without. */
const readDraft = calling(async () => (await import('./kept-draft.ts')).readDraft);
const keepDraft = calling(async () => (await import('./kept-draft.ts')).keepDraft);

/** A draft that lies on the device: it outlives a failure, a reload and a closed browser. Undefined until it was read. */
export function useDraft(name: string, subject?: string) {
  const [draft, setDraft] = useState<Draft>();
  const latest = useRef<Draft>(undefined);
  const show = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  useEffect(() => {
    let isGone = false;
    const begin = (kept: Draft | undefined) => {
      if (!isGone) show(kept ?? empty(subject));
    };
    void readDraft(name).then(begin, () => begin(undefined));
    return () => {
      isGone = true;
    };
  }, [name, subject]);
  const keep = (next: Draft | undefined) => keepDraft(name, next).catch(() => undefined); // no way to the device: it stays on this screen
  const change = (by: (draft: Draft) => Draft) => {
    const next = by(latest.current ?? empty(subject));
    show(next);
    return keep(next);
  };
  const clear = () => {
    show(empty(subject));
    return keep(undefined);
  };
  /** As it stands at this moment, also inside work that began before it changed. */
  return { draft, change, clear, current: () => latest.current ?? empty(subject) };
}

export type OpenDraft = ReturnType<typeof useDraft>;
