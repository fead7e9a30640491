import type { ColourMode } from '@vitrine/ui';
import { useSyncExternalStore } from 'react';
import { keep, kept } from '../shared/device/storage.ts';

const listeners = new Set<() => void>();
let mode = modeOf(kept('mode'));

/** The person's choice of light or dark, and how to change it. */
export function useColourMode(): [ColourMode, (mode: string) => void] {
  return [useSyncExternalStore(subscribe, () => mode), choose];
}

function choose(chosen: string): void {
  mode = modeOf(chosen);
  keep('mode', mode === 'auto' ? undefined : mode);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function modeOf(text: string | undefined): ColourMode {
  return text === 'light' || text === 'dark' ? text : 'auto';
}
