import { lazy, Suspense } from 'react';

const List = lazy(() => import('./due-list.tsx').then(({ DueList }) => ({ default: DueList })));

/** What has to be done by a day, for the home; its code comes after the first picture, and where nothing is due it takes no room. */
export const DueSoon = () => (
  <Suspense>
    <List />
  </Suspense>
);
