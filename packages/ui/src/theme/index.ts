/** The look as code: one theme, one provider in two parts, one link. */
export { Link } from './link.tsx';
export type { LinkProps, RenderLink } from './link.tsx';
export { vitrineTheme } from './theme.ts';
export { KitProvider } from './kit-provider.tsx';
export { PageProvider } from './page-provider.tsx';
export type { ColourMode } from './page-provider.tsx';
export { VitrineProvider } from './vitrine-provider.tsx';
