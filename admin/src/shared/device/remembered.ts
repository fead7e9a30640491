import { useCallback, useState } from 'react';

/** A choice that this browser keeps for its user, as which columns a list shows. Private windows forget it, and nothing breaks. */
export function useRemembered(key: string, first: string): [string, (next: string) => void] {
  const name = `vitrine-console.${key}`;
  const [value, setValue] = useState(() => read(name) ?? first);
  const remember = useCallback(
    (next: string) => {
      setValue(next);
      try {
        localStorage.setItem(name, next);
      } catch {
        // Storage may be full or refused: the choice then lives as long as the page.
      }
    },
    [name],
  );
  return [value, remember];
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
