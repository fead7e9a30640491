import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** What ui asks of a link. The app hands in how its router draws one; ui itself knows no router. */
export type LinkProps = {
  href: string;
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  title?: string;
  tabIndex?: number;
  onClick?: () => void;
};
export type RenderLink = (props: LinkProps) => ReactNode;

const plain: RenderLink = ({ href, children, ...rest }) => (
  <a href={href} {...rest}>
    {children}
  </a>
);
const LinkContext = createContext<RenderLink>(plain);

export const LinkProvider = LinkContext;

/** A link of the app's router, or a plain anchor where no app is around (tests, previews). */
export function Link(props: LinkProps) {
  const renderLink = use(LinkContext);
  return renderLink(props);
}
