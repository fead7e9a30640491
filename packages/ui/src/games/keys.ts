import { useEffect, useEffectEvent } from 'react';

/** Where typing means something else than playing. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Calls back with each key that is pressed in the game alone: not in fields, not under a dialog, not with Ctrl, Alt or Meta. True: it was used. */
export function useGameKeys(isOn: boolean, onKey: (key: string) => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || takesText(event.target)) return;
    if (onKey(event.key.length === 1 ? event.key.toUpperCase() : event.key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Handler of a group with one tab stop: arrows walk inside, Home and End to its edges. The children that can be reached carry `data-stop`.
 * In a grid, `columns` makes up and down go by rows.
 */
export const roving =
  (columns = 1) =>
  (event: { key: string; currentTarget: HTMLElement; target: EventTarget; preventDefault(): void }): void => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const at = stops.findIndex((stop) => stop === event.target);
    const step = steps[event.key];
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const way = step === undefined ? 0 : /Left|Right/.test(event.key) ? step * (isMirrored ? -1 : 1) : step * columns;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : way === 0 || at === -1 ? -1 : at + way;
    const stop = stops[next];
    if (!stop) return;
    event.preventDefault();
    for (const other of stops) other.tabIndex = other === stop ? 0 : -1;
    stop.focus();
  };
