import { PageHeading } from '@vitrine/ui';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';

/** What the shell puts at the end of each screen's title: the way to the notices. */
export const TitleActions = createContext<ReactNode>(null);

type PageTitleProps = { title: string; hint?: ReactNode; backHref?: string; isActionsOnDesk?: boolean };

/** A screen's title, on the page and on the tab, with the shell's actions beside it. */
export function PageTitle({ title, ...rest }: PageTitleProps) {
  const actions = use(TitleActions);
  useTabTitle(title);
  return <PageHeading title={title} actions={actions} {...rest} />;
}

/** What the browser's tab and history say. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Vitrine` : 'Vitrine';
  }, [title]);
}
