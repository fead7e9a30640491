import { lazy } from 'react';

/** The choice among one's addresses, for a question of another room; its form of the profile comes with it. */
export const LazyAddressChoice = lazy(() => import('./address-choice.tsx').then((chunk) => ({ default: chunk.AddressChoice })));
