import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';

type AskProps = { isOpen: boolean; onClose: () => void; title: string; size?: number; children: ReactNode };

/** For whoever brings a screen to a device that will be without a network. */
export const fetchDialogs = () => import('./dialogs.tsx').then(({ dialogs }) => dialogs);
const Dialog = lazy(() => fetchDialogs().then((chunk) => ({ default: chunk.Dialog })));
const SideDrawer = lazy(() => fetchDialogs().then((chunk) => ({ default: chunk.SideDrawer })));

/** A question over the screen. Its code comes while the person still reads the screen, so that it also opens without a network. */
export function Ask(props: AskProps) {
  useDialogsSoon();
  useFocusBack(props.isOpen);
  return props.isOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}

/** A pane from the side, fetched in the same way. */
export function Pane(props: AskProps) {
  useDialogsSoon();
  useFocusBack(props.isOpen);
  return props.isOpen ? (
    <Suspense>
      <SideDrawer {...props} />
    </Suspense>
  ) : null;
}

function useDialogsSoon(): void {
  useEffect(() => void fetchDialogs().catch(() => undefined), []); // asked again when it is opened
}

/** A dialog leaves the page with its closing, and the one that gives focus back with it: whoever opened it has the focus again, however it was closed. */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
