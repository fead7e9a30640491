import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** Few ever ask to leave: what stands around their screens is fetched for them alone, and missing it breaks no screen. */
const LeavingBanner = lazy((): Promise<{ default: ComponentType<{ dueAt: string }> }> =>
  import('./leaving-banner.tsx').then(
    (found) => ({ default: found.LeavingBanner }),
    () => ({ default: () => null }),
  ),
);

/** The banner of somebody who asked to leave (PRO-03). */
export const LeavingWay = ({ dueAt }: { dueAt: string }) => (
  <Suspense>
    <LeavingBanner dueAt={dueAt} />
  </Suspense>
);
