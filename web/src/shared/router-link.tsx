import { useRouter } from '@tanstack/react-router';
import type { LinkProps } from '@vitrine/ui';
import { isOwnScreen } from './own-screen.ts';
import type { MouseEvent } from 'react';

/** A link of the design system, drawn by the router: our own screens change without a reload and are fetched while a finger comes near. */
export function RouterLink({ href, children, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const isOurs = isOwnScreen(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (!isOurs || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  const fetchAhead = () => {
    if (isOurs) void router.preloadRoute({ to: href }).catch(() => undefined); // the screen itself says what failed
  };
  return (
    <a href={href} onClick={follow} onPointerEnter={fetchAhead} onTouchStart={fetchAhead} {...rest}>
      {children}
    </a>
  );
}
