import type { PostalPlace, ProfileAddress } from '@vitrine/contract/identity';
import { barePostalCode, isPostalCode, lookedUpCountries } from '@vitrine/domain/identity/places';
import { useRef, useState } from 'react';
import { findPostalCode } from './api.ts';

type Told = 'looking' | 'filled' | 'unknown' | 'failed';
type Fill = (found: (now: ProfileAddress) => Partial<ProfileAddress>) => void;
const parts = ['street', 'neighborhood', 'city', 'state'] as const;

/**
 * Looks a postal code up as soon as it is whole, and fills what is empty, or was filled by the code before it; what somebody typed stays. Never in the way: who
 * writes on, or saves, does not wait for it, and an answer that comes after another code was typed is dropped.
 */
export function usePostalCode(fill: Fill): { told: Told | undefined; look: (typed: { country: string; zipCode: string }) => void } {
  const [told, tell] = useState<Told>();
  const asked = useRef('');
  const before = useRef<PostalPlace>(undefined);
  const search = async (country: string, code: string) => {
    tell('looking');
    try {
      const { place } = await findPostalCode({ country, postalCode: code });
      if (asked.current !== country + code) return;
      const earlier = before.current;
      if (place) fill((now) => filled(now, { place, before: earlier }));
      before.current = place ?? before.current;
      tell(place ? 'filled' : 'unknown');
    } catch {
      if (asked.current === country + code) tell('failed');
    }
  };
  return {
    told,
    look: ({ country, zipCode }) => {
      const code = barePostalCode(zipCode);
      const isWhole = lookedUpCountries.some((one) => one === country) && isPostalCode({ written: zipCode, country });
      const now = isWhole ? country + code : '';
      if (now === asked.current) return;
      asked.current = now;
      if (isWhole) void search(country, code);
      else tell(undefined);
    },
  };
}

function filled(now: ProfileAddress, { place, before }: { place: PostalPlace; before: PostalPlace | undefined }): Partial<ProfileAddress> {
  const isOurs = (part: (typeof parts)[number]) => now[part].trim() === '' || now[part] === before?.[part];
  return Object.fromEntries(parts.filter((part) => place[part] !== '' && isOurs(part)).map((part) => [part, place[part]]));
}
