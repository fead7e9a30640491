import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((chunk) => ({ default: chunk.SearchDialog })));
const desktop = '(min-width: 1024px)';

/** How the search is opened: by a loupe, by Ctrl-K or by a slash outside of fields. On a desktop it stands over the screen; on a phone it is a screen of its own. */
export function useSearchEntry(): { open: () => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [openedAt, setOpenedAt] = useState<string>();
  const open = () => {
    if (pathname === '/search') return;
    if (window.matchMedia(desktop).matches) setOpenedAt(pathname);
    else void navigate({ to: '/search' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
    if (event.defaultPrevented || !(isCommand || isSlash) || document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const dialog =
    openedAt === pathname ? (
      <Suspense>
        <SearchDialog onClose={() => setOpenedAt(undefined)} />
      </Suspense>
    ) : null;
  return { open, dialog };
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=application] *'));
