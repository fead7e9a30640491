import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

const Found = lazy(() => import('./search-dialog.tsx').then((chunk) => ({ default: chunk.ConsoleSearchDialog })));

/** The search over the console: by Ctrl-K everywhere, by a slash where no list of its own takes it. A screen that was left takes it along. */
export function ConsoleSearch() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt, setOpenedAt] = useState<string>();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target) && !hasOwnSearch();
    if (event.defaultPrevented || !(isCommand || isSlash) || document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    setOpenedAt(pathname);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (openedAt !== pathname) return null;
  return (
    <Suspense>
      <Found onClose={() => setOpenedAt(undefined)} />
    </Suspense>
  );
}

const hasOwnSearch = (): boolean => document.querySelector('input[type=search]') !== null;
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));
