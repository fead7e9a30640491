import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LinkProvider } from './link.tsx';
import type { RenderLink } from './link.tsx';
import { pointVariables, vitrineTheme } from './theme.ts';

export type ColourMode = 'light' | 'dark' | 'auto';

type VitrineProviderProps = {
  mode?: ColourMode; // auto follows the device; the app keeps the person's choice, ui stores nothing
  renderLink?: RenderLink; // how the app's router draws a link
  nonce?: string; // for the one style element that Mantine writes
  children: ReactNode;
};

/** Theme, colour mode and links of one app. The client's colours are already in the page as custom properties. */
export function VitrineProvider({ mode = 'auto', renderLink, nonce, children }: VitrineProviderProps) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const resolved = mode === 'auto' ? (prefersDark ? 'dark' : 'light') : mode;
  useEffect(() => {
    const root = document.documentElement;
    if (mode === 'auto') delete root.dataset.mode;
    else root.dataset.mode = mode;
  }, [mode]);
  const app = (
    <MantineProvider
      theme={vitrineTheme}
      cssVariablesResolver={pointVariables}
      forceColorScheme={resolved}
      {...(nonce ? { getStyleNonce: () => nonce } : {})}
    >
      {children}
    </MantineProvider>
  );
  return renderLink ? <LinkProvider value={renderLink}>{app}</LinkProvider> : app;
}
