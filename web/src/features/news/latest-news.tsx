import { lazy, Suspense } from 'react';

const CardGrid = lazy(() => import('./news-section.tsx').then((chunk) => ({ default: chunk.NewsSection })));

/** The newest news for the home; its code comes after the first picture, and where there are none it takes no room. */
export const LatestNews = () => (
  <Suspense>
    <CardGrid />
  </Suspense>
);
