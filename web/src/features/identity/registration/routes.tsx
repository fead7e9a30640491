import { createRoute } from '@tanstack/react-router';
import { publicFrame, signedIn } from '../../../shared/frames.tsx';
import { lazyScreen } from '../../../shared/lazy-screen.ts';

const open = { getParentRoute: () => publicFrame } as const;
const door = () => import('./register-page.tsx');
const firstAccess = () => import('./first-access-page.tsx');

/** Ways to a first log-in: registration by each of its registration forms, and the first access of those who were entered beforehand (LOG-09, LOG-10). */
export const registrationRoutes = [
  createRoute({ ...open, path: '/register', component: lazyScreen(door, 'RegisterPage') }),
  createRoute({ ...open, path: '/register-seven-trade', component: lazyScreen(door, 'SevenTradePage') }),
  createRoute({ ...open, path: '/register-pop-trade', component: lazyScreen(door, 'PopTradePage') }),
  createRoute({ ...open, path: '/register-success', component: lazyScreen(door, 'RegisterSuccessPage') }),
  createRoute({ ...open, path: '/first_access', component: lazyScreen(firstAccess, 'FirstAccessPage') }),
  createRoute({ ...open, path: '/intel-first-access', component: lazyScreen(firstAccess, 'FirstAccessPage') }),
];

const member = { getParentRoute: () => signedIn } as const;

/** What stands between a log-in and the portal: what a registration lacks, and the choice of a profile (LOG-11). */
export const arrivalRoutes = [
  createRoute({
    ...member,
    path: '/complete-register',
    component: lazyScreen(() => import('./complete-register-page.tsx'), 'CompleteRegisterPage'),
  }),
  createRoute({
    ...member,
    path: '/select-profile',
    component: lazyScreen(() => import('./select-profile-page.tsx'), 'SelectProfilePage'),
  }),
];
