import { useSearch } from '@tanstack/react-router';
import { instantOf, isDay, isZone } from '@vitrine/domain/kernel';
import { useState } from 'react';
import { validateSearch } from '../../shared/resource/resource-search.ts';
import { classes } from './classes.tsx';

/** A day and an hour that somebody chose in the calendar, by the clock of this zone. */
export type PlannedAt = { day: string; time: string; zone: string };

/** What the address says of it; undefined where it says nothing that a clock shows. */
function plannedIn({ day = '', time = '', zone = '' }: Record<string, string>): PlannedAt | undefined {
  return isDay(day) && isZone(zone) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { day, time, zone } : undefined;
}

/**
 * Classes as a resource whose new one takes people until the hour that the address names; `plannedOf` is that hour for the class that came of it, so that its first encounter
 * has it filled in.
 */
export function usePlannedAt() {
  const at = plannedIn(validateSearch(useSearch({ strict: false })));
  const [made, setMade] = useState<{ id: string; at: PlannedAt }>();
  const plannedOf = (classId: string) => (made?.id === classId ? made.at : undefined);
  const { create } = classes;
  if (!at || !create) return { resource: classes, plannedOf };
  const creation = {
    ...create,
    empty: { ...create.empty, closesAt: instantOf({ day: at.day, time: at.time, zone: at.zone }) },
    send: async (...sent: Parameters<typeof create.send>) => {
      const created = await create.send(...sent);
      setMade({ id: created.id, at });
      return created;
    },
  };
  return { resource: { ...classes, create: creation }, plannedOf };
}
