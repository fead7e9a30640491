import type { ReactNode } from 'react';

/** A wordmark says the name itself; `darkLogoUrl` takes its place on a dark ground. */
export type Brand = { name: string; logoUrl?: string | null; darkLogoUrl?: string | null; hasWordmark?: boolean };
export type NavItem = {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  isActive?: boolean;
  badge?: number; // how many are new
  detail?: string; // at the end of the rail's row: "2.480"
  where?: 'bar' | 'rail'; // both unless told
};
/** Whose console it is; `change`: for those who work in several. */
export type ClientHere = { name: string; change?: { label: string; onOpen: () => void } };
export type PrimaryAction = { label: string; shortLabel: string; icon: ReactNode; href: string };
export type Person = { name: string; detail?: string; photoUrl?: string | null; href: string; label: string };
