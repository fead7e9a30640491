import { queryOptions } from '@tanstack/react-query';
import type { HolderShown } from '@vitrine/domain/badges';
import type { Locale } from '@vitrine/ui/words';

const theCalls = () => import('./calls.ts');

/** The member's badges, and those that may still be earned; without a network what this device knows of them. */
export const badgesQuery = queryOptions({
  queryKey: ['badges', 'mine'],
  queryFn: async () => (await theCalls()).fetchBadges(),
  networkMode: 'always',
});

export const badgeQuery = (badgeId: string) =>
  queryOptions({
    queryKey: ['badges', 'one', badgeId],
    queryFn: async () => (await theCalls()).fetchBadge(badgeId),
    networkMode: 'always',
  });

/** Chooses how strangers read the holder's name. */
export const saveHolder = async (badgeId: string, shown: HolderShown) => (await theCalls()).sendHolder(badgeId, shown);

/** What anybody reads who was given a badge's address. */
export const verifiedQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['badges', 'verified', code, locale],
    queryFn: async () => (await theCalls()).fetchVerified(code, locale),
    retry: false,
  });
