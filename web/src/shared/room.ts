import type { AnyRoute } from '@tanstack/react-router';
import type { Locale } from '@vitrine/ui/words';
import type { ComponentType } from 'react';

/** A switch of the client, as `has_reward_store` (CLI-03). */
type Flag = `has_${string}`;

/** The way to a screen from the bar or the rail. The bar's labels are one word in every language. */
export type Place = {
  key: string;
  href: string;
  label: Record<Locale, string>;
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: true }>;
  /** Addresses that belong to it too. */
  also?: RegExp;
  /** The lower comes first. */
  rank: number;
  /** Shown to members whose client has it; without one, to all. */
  needs?: Flag;
  /** Shown only where the client shows scores (CLI-04). */
  needsScore?: true;
  /** Only in the rail: always, or where the client has this too and the bar no room for both. */
  inRail?: true | Flag;
};

/**
 * What a room brings to the learner app: its screens, each lazy, and the ways to them. `gates` stand before the portal; `tasks` bring a dock of their own in the place
 * of the bar; `wildcard` lie at addresses that the client's lists name.
 */
export type RoomOnScreen = {
  public?: readonly AnyRoute[];
  gates?: readonly AnyRoute[];
  member?: readonly AnyRoute[];
  tasks?: readonly AnyRoute[];
  wildcard?: readonly AnyRoute[];
  places?: readonly Place[];
};
