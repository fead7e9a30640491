import type { ReactNode } from 'react';

export type Brand = { name: string; logoUrl?: string | null; hasWordmark?: boolean }; // a wordmark says the name itself
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
export type PrimaryAction = { label: string; shortLabel: string; icon: ReactNode; href: string };
export type Person = { name: string; detail?: string; photoUrl?: string | null; href: string; label: string };
