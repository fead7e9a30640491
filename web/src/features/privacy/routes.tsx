import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

const open = { getParentRoute: () => memberFrame } as const;

export const privacyRoutes = [
  createRoute({ ...open, path: '/profile/copy', component: lazyScreen(() => import('./copy-page.tsx'), 'CopyPage') }),
  createRoute({ ...open, path: '/profile/leave', component: lazyScreen(() => import('./leave-page.tsx'), 'LeavePage') }),
];
