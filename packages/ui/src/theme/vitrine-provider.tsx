import type { ReactNode } from 'react';
import { KitProvider } from './kit-provider.tsx';
import { PageProvider } from './page-provider.tsx';
import type { PageProviderProps } from './page-provider.tsx';

/** All that the screens of an app ask of what stands around them; an app whose first screen must be light gives them `PageProvider` first and the rest later. */
export const VitrineProvider = ({ children, ...page }: PageProviderProps & { children: ReactNode }) => (
  <PageProvider {...page}>
    <KitProvider>{children}</KitProvider>
  </PageProvider>
);
