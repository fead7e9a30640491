/** Tells when nobody looks at the page any more: closed, left, or behind another one. After it nothing else is certain to run. Hands back how to stop. */
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

/** Lets the browser ask before it closes the page; hands back how to stop. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
