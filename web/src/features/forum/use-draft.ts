import { useEffect, useRef, useState } from 'react';
import { newId } from '../../shared/device/ids.ts';
import { wait } from '../../shared/device/wait.ts';
import { forumCalls } from './api.ts';
import type { Draft } from './calls.ts';

const nothing = (): Draft => ({ key: newId(), title: '', text: '' });
const settleMs = 300;

/** What somebody types, kept on the device until the server has it: a closed browser, a lost network and a closed topic take nothing away. */
export function useDraft(place: string) {
  const [draft, setDraft] = useState<Draft>(nothing);
  const isTouched = useRef(false);
  useEffect(() => {
    isTouched.current = false;
    void forumCalls()
      .then(({ readDraft }) => readDraft(place))
      .then((found) => {
        if (found && !isTouched.current) setDraft(found);
      })
      .catch(() => undefined);
  }, [place]);
  useEffect(() => {
    if (!isTouched.current) return undefined;
    return wait(() => void keep(place, draft), settleMs);
  }, [place, draft]);
  return {
    draft,
    type: (typed: Partial<Omit<Draft, 'key'>>) => {
      isTouched.current = true;
      setDraft((before) => ({ ...before, ...typed }));
    },
    /** The server has it. */
    forget: () => {
      isTouched.current = false;
      setDraft(nothing());
      void keep(place, null);
    },
    /** The server refused it: what is sent next is another thing. */
    renew: () => setDraft((before) => ({ ...before, key: newId() })),
  };
}

const keep = (place: string, draft: Draft | null) =>
  forumCalls()
    .then(({ writeDraft }) => writeDraft(place, draft))
    .catch(() => undefined);
