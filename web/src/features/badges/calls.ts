import { call } from '@vitrine/client';
import { getMyBadge, listMyBadges, showHolder, verifyBadge } from '@vitrine/contract/badges';
import type { HolderShown } from '@vitrine/domain/badges';
import type { Locale } from '@vitrine/ui/words';
import { orKnown } from '../../shared/or-known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchBadges = () => orKnown('badges', 'mine', () => call(listMyBadges, {}));
export const fetchBadge = (badgeId: string) => orKnown('badges', `one/${badgeId}`, () => call(getMyBadge, { params: { badgeId } }));
export const sendHolder = (badgeId: string, holderShown: HolderShown) => call(showHolder, { params: { badgeId }, body: { holderShown } });
export const fetchVerified = (code: string, locale: Locale) => call(verifyBadge, { params: { code }, query: { locale } });
