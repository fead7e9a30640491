import { useEffect, type RefObject } from 'react';

/** j and k walk through the rows, Enter opens one (the row's own link), / goes to the search box: the console is keyboard first. */
export function useListKeys(table: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      }
      if (event.key === 'j' || event.key === 'k') walk(table.current, event.key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, search]);
}

function walk(table: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row-link] a') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable);
