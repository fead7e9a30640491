import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { refusalCode } from '@vitrine/ui/forms';
import { lazy, Suspense } from 'react';
import { reloadPage } from '../shared/device/page-reload.ts';
import { PlainFailure } from './plain-failure.tsx';

/** Their drawings come when there is something to tell; where those cannot be had either, the words stand alone. */
const Failed = lazy(() => import('./failure-screens.ts').then((chunk) => ({ default: chunk.Failed }), withoutDrawing));
const NotFound = lazy(() => import('./failure-screens.ts').then((chunk) => ({ default: chunk.NotFound }), withoutDrawing));
const NotFoundPage = lazy(() => import('./failure-screens.ts').then((chunk) => ({ default: chunk.NotFoundPage }), withoutDrawing));

/**
 * A screen that could not be had. What is not there and what this person may not see look alike (ERR-04); everything else can be tried
 * again (ERR-03), by loading the page when a part of the app itself is missing.
 */
export function Failure({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const queries = useQueryClient();
  if (refusalCode(error) === 'not_found') return <Missing />;
  const retry = () => {
    if (isMissingChunk(error)) return reloadPage();
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    reset();
    void router.invalidate();
  };
  return (
    <Suspense>
      <Failed error={error} onRetry={retry} />
    </Suspense>
  );
}

/** Any other path (NAV-06). */
export function Missing({ isWhole = false }: { isWhole?: boolean }) {
  return <Suspense>{isWhole ? <NotFoundPage /> : <NotFound homeHref="/" />}</Suspense>;
}

/** Browsers name it differently; all of them speak of a module that was not fetched. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message);
}

function withoutDrawing() {
  return { default: PlainFailure };
}
