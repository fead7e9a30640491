import type { AnyRoute } from '@tanstack/react-router';
import type { Locale } from '@vitrine/ui/words';
import type { ComponentType } from 'react';
import type { PersonPart } from './person/index.ts';

/** Where the rail leads, and the permission that shows it. `rank`: the lower stands higher; `others`: addresses that belong to it too. */
export type Place = {
  key: string;
  href: string;
  needs: string;
  others?: readonly string[];
  label: Record<Locale, string>;
  Icon: ComponentType<{ stroke?: number; 'aria-hidden'?: true }>;
  rank: number;
};

/** What a room brings to the console: its screens, each lazy, where the rail leads, and its part of a person’s page. */
export type RoomInConsole = { routes: readonly AnyRoute[]; places?: readonly Place[]; personParts?: readonly PersonPart[] };
