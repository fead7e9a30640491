import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What ui asks of a link. The app hands in its router's link; ui itself knows no router. */
export type LinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
  'aria-label'?: string;
  title?: string;
  onClick?: () => void;
};

const PlainLink = ({ href, ...rest }: LinkProps) => <a href={href} {...rest} />;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export const LinkProvider = LinkContext;

/** A link of the app's router, or a plain anchor where no app is around (tests, previews). */
export function Link(props: LinkProps) {
  const AppLink = use(LinkContext);
  return <AppLink {...props} />;
}
