import { lazy, Suspense, useEffect, useState } from 'react';

const Keys = lazy(() => import('./keys-dialog.tsx').then((chunk) => ({ default: chunk.KeysDialog })));

/** A question mark lists the keys of the console: never while somebody types, never over another dialog. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target) || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Keys onClose={() => setOpen(false)} />
    </Suspense>
  );
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=textbox]'));
