import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './theme.css';
import { createContext, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { LinkProvider } from './link.tsx';
import type { RenderLink } from './link.tsx';

export type ColourMode = 'light' | 'dark' | 'auto';

export type PageProviderProps = {
  mode?: ColourMode; // auto follows the device; the app keeps the person's choice, ui stores nothing
  renderLink?: RenderLink; // how the app's router draws a link
};

/** Light or dark, as it is drawn now. */
export const DrawnMode = createContext<'light' | 'dark'>('light');

/** Colour mode and links of one app: all that a screen of plain elements needs. The client's colours are already in the page as custom properties. */
export function PageProvider({ mode = 'auto', renderLink, children }: PageProviderProps & { children: ReactNode }) {
  const ofDevice = useSyncExternalStore(subscribe, modeOfDevice);
  const drawn = mode === 'auto' ? ofDevice : mode;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (mode === 'auto') delete dataset['mode'];
    else dataset['mode'] = mode;
    dataset['mantineColorScheme'] = drawn;
    dataset['respectReducedMotion'] = 'true';
  }, [mode, drawn]);
  const page = <DrawnMode value={drawn}>{children}</DrawnMode>;
  return renderLink ? <LinkProvider value={renderLink}>{page}</LinkProvider> : page;
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');
const modeOfDevice = () => (darkDevice().matches ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  const device = darkDevice();
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}
