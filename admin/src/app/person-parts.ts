import { lazy } from 'react';
import type { PersonPart } from '../shared/person/index.ts';
import { rooms } from './rooms.gen.ts';

const history: PersonPart = {
  key: 'history',
  needs: 'audit.read',
  rank: 90,
  isAside: true,
  Part: lazy(() => import('./audit-log/person-history.tsx').then(({ PersonHistoryPart }) => ({ default: PersonHistoryPart }))),
};

/** What the rooms show of a person, and what was changed on them. */
export const personParts: readonly PersonPart[] = [...Object.values(rooms).flatMap((room) => room.personParts ?? []), history];
