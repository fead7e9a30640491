import { useRouter } from '@tanstack/react-router';
import type { LinkProps } from '@vitrine/ui';
import type { MouseEvent } from 'react';

/** Addresses of the learner app and of files, which are not below `/console`. */
const outside = /^(https?:|\/(home|logout|public|media|api|profile)(\/|$|\?))/;

/** A link of the design system: screens of the console change without a reload, everything else is an ordinary address. */
export function ConsoleLink({ href, children, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  if (outside.test(href)) {
    return (
      <a href={href} {...rest} {...(onClick ? { onClick } : {})}>
        {children}
      </a>
    );
  }
  const address = `/console${href}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(address);
  };
  return (
    <a href={address} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
