import { useEffect, useState } from 'react';
import { wait } from './device/wait.ts';

/** Long enough not to ask for each letter, short enough to feel at once. */
const typingPauseMs = 300;

/** What was typed, once the person pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => wait(() => setSettled(typed), typingPauseMs), [typed]);
  return settled;
}
