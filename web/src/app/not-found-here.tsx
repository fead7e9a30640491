import { useRouter } from '@tanstack/react-router';
import { Loading, NotFound } from '@vitrine/ui';
import { useEffect, useState } from 'react';

/** What a page of the client may lie at (NAV-11). */
const ofPage = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Nothing is here for whoever looks; somebody who is not in comes back to it from the log-in, should it be a page of their program. */
export function NotFoundHere({ homeHref }: { homeHref: string }) {
  const { options, state } = useRouter();
  const { pathname } = state.location;
  const isForVisitor = !options.context.hasSession() && ofPage.test(pathname);
  return <NotFound homeHref={isForVisitor ? `/?redirect=${encodeURIComponent(pathname)}` : homeHref} />;
}

/** The same as a page of its own. Whoever is in keeps the places of the portal and its look; who still has to pass a gate, and anybody else, sees the sentence alone. */
export function NotFoundPage() {
  const { Shell, hasSession, isClosed, prepareMember, gateBefore } = useRouter().options.context;
  const [isIn, setIn] = useState(() => (hasSession() ? undefined : false));
  useEffect(() => {
    if (!hasSession()) return;
    const look = async () => {
      await prepareMember();
      return !(await isClosed()) && (await gateBefore()) === undefined;
    };
    void look().then(setIn, () => setIn(false));
  }, [hasSession, isClosed, prepareMember, gateBefore]);
  if (isIn)
    return (
      <Shell hasBar>
        <NotFoundHere homeHref="/" />
      </Shell>
    );
  return <main>{isIn === undefined ? <Loading /> : <NotFoundHere homeHref="/" />}</main>;
}
