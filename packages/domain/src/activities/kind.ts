import type { Locale } from '../kernel/index.ts';

/** Where an author finds a kind in the menu of new activities. */
export const kindGroups = ['read', 'watch', 'class', 'package', 'test', 'game'] as const;
export type KindGroup = (typeof kindGroups)[number];

/** What every floor may ask about a kind, instead of asking for a kind by its name (law 10). */
export type KindFacts = {
  group: KindGroup;
  /** What people call it, alone and inside a sentence. */
  names: Record<Locale, { alone: string; inText: string }>;
  /** It is answered in attempts that are graded and shows its own result. */
  hasAttempts: boolean;
  /** It is one file that a device can keep and play without a network (OFF-01); its view names it by `fileId`. */
  isDownloadable?: true;
  /** It is a game: played in runs that the server deals and judges. */
  hasRuns?: true;
  /** It stands for classes of its course, of this kind: they have dates and seats, and it is complete by their verdict (PLY-13). */
  classKind?: 'presential' | 'live_class' | 'webinar';
};

/** How progress in a kind is kept. `Detail` is stored (law 11), `Seen` is what a device reports about it. */
export type KindRules<Detail, Seen extends { kind: string } = never> = {
  /** Of an activity that nobody opened yet. */
  empty: Detail;
  /** The reports that are its own. */
  sees: readonly Seen['kind'][];
  /** Adds what a device saw: in any order, any number of times, with one end (decisions D03, D04). */
  merge: (detail: Detail, event: Seen & { at: string }) => Detail;
};
