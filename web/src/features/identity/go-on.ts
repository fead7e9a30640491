import { useRouter } from '@tanstack/react-router';
import { rootFrame } from '../../shared/frames.tsx';
import { isOwnScreen } from '../../shared/own-screen.ts';

/** Goes on to where the person was going, once (SES-03): a screen of this app, or of the console, which is a page of its own. */
export function useGoOn(): () => Promise<void> {
  const router = useRouter();
  const { nextTarget } = rootFrame.useRouteContext();
  return async () => {
    const to = await nextTarget();
    return router.navigate({ to, replace: true, reloadDocument: !isOwnScreen(to) });
  };
}
