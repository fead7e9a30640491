import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './theme.css';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { LinkProvider } from './link.tsx';
import type { RenderLink } from './link.tsx';
import { vitrineTheme } from './theme.ts';

export type ColourMode = 'light' | 'dark' | 'auto';

type VitrineProviderProps = {
  mode?: ColourMode; // auto follows the device; the app keeps the person's choice, ui stores nothing
  renderLink?: RenderLink; // how the app's router draws a link
  children: ReactNode;
};

const nothing = () => undefined;
const rootElement = () => document.documentElement;

/**
 * Theme, colour mode and links of one app. The client's colours are already in the page as custom properties. Mantine's own provider is not
 * used: it would compute its variables in the browser and write style elements; ours are in theme.css.
 */
export function VitrineProvider({ mode = 'auto', renderLink, children }: VitrineProviderProps) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const resolved = mode === 'auto' ? (prefersDark ? 'dark' : 'light') : mode;
  useLayoutEffect(() => {
    const root = rootElement();
    if (mode === 'auto') delete root.dataset['mode'];
    else root.dataset['mode'] = mode;
    root.dataset['mantineColorScheme'] = resolved;
    root.dataset['respectReducedMotion'] = 'true';
  }, [mode, resolved]);
  const app = (
    <MantineContext
      value={{
        colorScheme: resolved,
        setColorScheme: nothing,
        clearColorScheme: nothing,
        getRootElement: rootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={vitrineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
  return renderLink ? <LinkProvider value={renderLink}>{app}</LinkProvider> : app;
}
