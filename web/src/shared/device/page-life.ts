/** Calls back when the person may be leaving: the page is hidden, or goes away. It may never come back, so this is the last safe moment. */
export function onLeaving(listener: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', listener);
  };
}

/** Whether somebody can see the page now. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back each time the page is hidden or seen again. */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
