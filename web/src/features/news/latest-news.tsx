import { lazy, Suspense } from 'react';

const Shelf = lazy(() => import('./news-shelf.tsx').then((chunk) => ({ default: chunk.NewsShelf })));

/** The newest news for the home; its code comes after the first picture, and where there are none it takes no room. */
export const LatestNews = () => (
  <Suspense>
    <Shelf />
  </Suspense>
);
