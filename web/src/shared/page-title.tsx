import { PageHeading } from '@vitrine/ui';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useBackHref } from './back-href.ts';

/** What the shell puts at the end of each screen's title: the way to the notices. */
export const TitleActions = createContext<ReactNode>(null);

/** The person's own screen, above those of their account: the shell knows which one their client has. */
export const OwnHref = createContext('/profile');

type PageTitleProps = { title: string; hint?: ReactNode; backHref?: string; isActionsOnDesktop?: boolean };

/** A screen's title, on the page and on the tab, with the shell's actions beside it. `backHref`: the screen above; who came from elsewhere is led back there (NAV-12). */
export function PageTitle({ title, backHref, ...rest }: PageTitleProps) {
  const actions = use(TitleActions);
  const own = use(OwnHref);
  const back = useBackHref(backHref === '/profile' ? own : (backHref ?? ''));
  useTabTitle(title);
  return <PageHeading title={title} actions={actions} {...(backHref === undefined ? {} : { backHref: back })} {...rest} />;
}

/** What the browser's tab and history say. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Vitrine` : 'Vitrine';
  }, [title]);
}
