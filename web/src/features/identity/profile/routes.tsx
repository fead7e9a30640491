import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../../shared/frames.tsx';
import { lazyScreen } from '../../../shared/lazy-screen.ts';

const open = { getParentRoute: () => memberFrame } as const;

/** What lies behind a member's own place: their data, their addresses, their devices. */
export const profileRoutes = [
  createRoute({ ...open, path: '/profile/data', component: lazyScreen(() => import('./data-page.tsx'), 'DataPage') }),
  createRoute({ ...open, path: '/profile/addresses', component: lazyScreen(() => import('./addresses-page.tsx'), 'AddressesPage') }),
  createRoute({ ...open, path: '/profile/devices', component: lazyScreen(() => import('./devices-page.tsx'), 'DevicesPage') }),
];
