import { useRouter } from '@tanstack/react-router';
import { NotFound } from '@vitrine/ui';

/** What a page of the client may lie at (NAV-11). */
const ofPage = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Nothing is here for whoever looks; somebody who is not in comes back to it from the log-in, should it be a page of their program. */
export function NotFoundHere({ homeHref }: { homeHref: string }) {
  const { options, state } = useRouter();
  const { pathname } = state.location;
  const isForVisitor = !options.context.hasSession() && ofPage.test(pathname);
  return <NotFound homeHref={isForVisitor ? `/?redirect=${encodeURIComponent(pathname)}` : homeHref} />;
}
