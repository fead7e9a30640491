import { useEffect, useState } from 'react';

/** One question to the server a pause, not a letter. */
export const typingPauseMs = 250;

/** What was typed, once somebody pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
