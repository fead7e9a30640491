/** What the learner app looks for in a tab that sees the portal as somebody else does. */
const name = 'vitrine:visit';

/**
 * Opens the portal in a tab of its own and hands it this text: a new tab begins with a copy of what its opener keeps for itself, so no address and no other
 * tab ever holds it. False where the browser opens none.
 */
export function openVisit(text: string): boolean {
  sessionStorage.setItem(name, text);
  const tab = window.open('/home', '_blank');
  sessionStorage.removeItem(name);
  return tab !== null;
}
