import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Failed, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';

/** A screen that could not be had; what is not there and what this person may not see look alike (decision D55). */
export function Failure({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const queries = useQueryClient();
  if (refusalCode(error) === 'not_found') return <Missing />;
  const retry = () => {
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    reset();
    void router.invalidate();
  };
  return <Failed error={error} onRetry={retry} />;
}

/** Any other address, and the whole console for those without work in it. */
export function Missing() {
  return <NotFound homeHref="/home" />;
}
