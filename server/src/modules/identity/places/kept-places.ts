import type { PostalPlace } from '@vitrine/contract/identity';
import type { Clock } from '../../../platform/clock/index.ts';

type Kept = { place: PostalPlace | null; until: string };
const atMost = 5_000;
const day = 86_400_000;
const hour = 3_600_000;

/** What books of postal codes have answered this process: places for a day, codes that they do not have for an hour. Of too many the oldest goes. */
export function keptPlaces({ clock }: { clock: Clock }) {
  const kept = new Map<string, Kept>();
  return {
    find: (of: string): Kept | undefined => {
      const found = kept.get(of);
      return found && found.until > clock.now() ? found : undefined;
    },
    keep: (of: string, place: PostalPlace | null): void => {
      kept.delete(of);
      kept.set(of, { place, until: clock.in(place ? day : hour) });
      for (const oldest of kept.keys()) {
        if (kept.size <= atMost) return;
        kept.delete(oldest);
      }
    },
  };
}
