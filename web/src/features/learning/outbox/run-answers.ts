import type { RunAnswer } from '@vitrine/contract/learning';

const listeners = new Set<(answer: RunAnswer) => void>();

/** Calls back with what the server says of moves that this page sent. Hands back how to stop. */
export function onRunAnswer(listener: (answer: RunAnswer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfRun(answer: RunAnswer): void {
  for (const listener of listeners) listener(answer);
}
