import { useState } from 'react';
import { keep, kept } from '../../../../shared/device/storage.ts';

/** Whether this person let this service in, on this device, and how that is given and taken back. */
export function useConsent(service: string) {
  const name = `shows:${service}`;
  const [isGiven, setGiven] = useState(() => kept(name) === 'yes');
  return {
    isGiven,
    isKept: kept(name) === 'yes',
    give: ({ isKept }: { isKept: boolean }) => {
      if (isKept) keep(name, 'yes');
      setGiven(true);
    },
    take: () => {
      keep(name, undefined);
      setGiven(false);
    },
  };
}
