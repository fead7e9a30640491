import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import classes from './toaster.module.css';

type Toast = { text: string; icon?: ReactNode; undo?: { label: string; onUndo: () => void } };
type Shown = Toast & { turn: number };

const shownForMs = 6_000;
let current: Shown | null = null;
let turns = 0;
const listeners = new Set<() => void>();

/** One plate at a time, six seconds, with undo where it can be had. A newer one takes the older one's place. */
export function showToast(toast: Toast): void {
  turns += 1;
  put({ ...toast, turn: turns });
}

/** Where toasts appear: once, at the root of an app. Stays while a finger or the focus is on it. `keepAway` moves it from what is in use, or has it leave; one with an undo stays, for it is the only way back. */
export function Toaster({ keepAway }: { keepAway?: (plate: HTMLElement, leave: () => void) => () => void }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const [isHeld, setHeld] = useState(false);
  const placed = useCallback(
    (plate: HTMLElement | null) => (plate ? keepAway?.(plate, () => toast?.undo || put(null)) : undefined),
    [keepAway, toast],
  );
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const timer = setTimeout(() => put(null), shownForMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div className={classes.place} role="status">
      {toast ? (
        <div
          key={toast.turn}
          ref={placed}
          className={classes.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {toast.icon}
          <span className={classes.text}>{toast.text}</span>
          {toast.undo ? (
            <button
              type="button"
              onClick={() => {
                toast.undo?.onUndo();
                setHeld(false);
                put(null);
              }}
            >
              {toast.undo.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function put(next: Shown | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
