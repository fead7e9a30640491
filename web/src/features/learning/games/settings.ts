import { paces, type Pace } from '@vitrine/domain/games';
import { useState } from 'react';
import { keep, kept } from '../../../shared/device/storage.ts';

export type GameSettings = { sound: boolean; haptics: boolean; calm: boolean; keys: boolean; pace: Pace };
const name = 'games';

/** How this device plays: sound is off until somebody switches it on, motion follows the device until they say otherwise. */
export function useGameSettings(): [GameSettings, (change: Partial<GameSettings>) => void] {
  const [settings, set] = useState(read);
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change };
      set(next);
      keep(name, JSON.stringify(next));
    },
  ];
}

function read(): GameSettings {
  const before = parsed(kept(name));
  const isOn = (key: string, otherwise: boolean) => (typeof before[key] === 'boolean' ? before[key] : otherwise);
  return {
    sound: isOn('sound', false),
    haptics: isOn('haptics', true),
    calm: isOn('calm', matchMedia('(prefers-reduced-motion: reduce)').matches),
    keys: isOn('keys', true),
    pace: paces.find((pace) => pace === before['pace']) ?? 'normal',
  };
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
