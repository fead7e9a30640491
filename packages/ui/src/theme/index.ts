/** The look as code: one theme, one provider, one link. */
export { Link } from './link.tsx';
export type { LinkProps, RenderLink } from './link.tsx';
export { vitrineTheme } from './theme.ts';
export { VitrineProvider } from './vitrine-provider.tsx';
export type { ColourMode } from './vitrine-provider.tsx';
