import { historyOf, redone, undone, withStep, type History } from '@vitrine/domain/games';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { nowMs } from '../../../shared/device/index.ts';

type Historied<Value> = { value: Value; restore: (value: Value) => void; form: RefObject<HTMLElement | null>; isDisabled: boolean };

/** What an author changed in a game, to take it back and do it again: by buttons, and by the keys that everybody knows. */
export function useHistory<Value extends object>({ value, restore, form, isDisabled }: Historied<Value>) {
  const written = JSON.stringify(value);
  const [history, setHistory] = useState(() => historyOf(written));
  /** What stood here, by its text. */
  const values = useRef(new Map<string, Value>());
  const stands = useEffectEvent(() => {
    values.current.set(written, value);
    setHistory((before) => withStep(before, written, nowMs()));
  });
  useEffect(() => {
    const timer = setTimeout(() => stands());
    return () => clearTimeout(timer);
  }, [written]);
  const go = (next: History) => {
    const before = values.current.get(next.present);
    if (next === history || !before) return;
    setHistory(next);
    restore(before);
  };
  const undo = () => go(undone(history));
  const redo = () => go(redone(history));
  /** Inside a field too: the browser's own undo knows nothing of fields that are written by others. */
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (isDisabled || !(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const { current } = form;
    const hear = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', hear);
    return () => current?.removeEventListener('keydown', hear);
  }, [form]);
  return { undo, redo, canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
}
