/** What the learner app keeps for the same person in the same browser: light or dark. */
export function keptMode(): 'light' | 'dark' | 'auto' {
  try {
    const kept = localStorage.getItem('vitrine:mode');
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}
