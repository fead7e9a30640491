import { lazy, Suspense } from 'react';

const Cards = lazy(() => import('./running-cards.tsx').then(({ RunningCards }) => ({ default: RunningCards })));

/** What runs now, for the home; its code comes after the first picture, and where nothing runs it takes no room. */
export const RunningCampaigns = () => (
  <Suspense>
    <Cards />
  </Suspense>
);
