import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { use } from 'react';
import type { ReactNode } from 'react';
import { DrawnMode } from './page-provider.tsx';
import { vitrineTheme } from './theme.ts';

const nothing = () => undefined;
const rootElement = () => document.documentElement;

/**
 * What the kit's composed parts (menus, dialogs, choices) ask for. Mantine's own provider is not used: it would compute its variables in the
 * browser and write style elements; ours are in theme.css.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineContext
      value={{
        colorScheme: use(DrawnMode),
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
}
