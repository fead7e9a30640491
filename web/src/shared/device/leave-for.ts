/** Leaves the app for a page of somebody else's; whoever comes back by the browser's button gets the page as it was. */
export const leaveFor = (url: string): void => window.location.assign(url);

/** Calls back when the page is shown again as it was left. */
export function onShownAgain(listener: () => void): () => void {
  const whenKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', whenKept);
  return () => window.removeEventListener('pageshow', whenKept);
}
